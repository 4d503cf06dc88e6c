import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useLongList } from '../../../../../src/features/catalog/wishlist/useLongList';

function listOf(count: number) {
  const form = document.createElement('form');
  for (let index = 0; index < count; index += 1) {
    const item = document.createElement('li');
    item.className = 'product-item';
    item.dataset.row = 'product-item';
    form.append(item);
  }
  document.body.append(form);
  return { form, addAll: { action: '', data: {} }, checkBoxMessage: null };
}

const isolated = () => document.querySelectorAll('li.product-item.till-wishlist-item').length;

afterEach(() => {
  document.body.replaceChildren();
});

describe('a long wish list', () => {
  it('isolates every item, until the element is removed', () => {
    const list = listOf(200);
    const { unmount } = renderHook(() => {
      useLongList(list);
    });
    expect(isolated()).toBe(200);
    unmount();
    expect(isolated()).toBe(0);
    expect(document.querySelectorAll('li.product-item')).toHaveLength(200);
  });

  it('leaves the items of a short list as they are', () => {
    const list = listOf(39);
    renderHook(() => {
      useLongList(list);
    });
    expect(isolated()).toBe(0);
  });

  it('waits for the list', () => {
    renderHook(() => {
      useLongList(null);
    });
    expect(isolated()).toBe(0);
  });
});
