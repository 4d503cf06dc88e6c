import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePicks } from '../../../../../src/features/catalog/wishlist/usePicks';
import { addPhrases, t } from '../../../../../src/platform/i18n/i18n';

const label = (name: string): string => t('Select %1', [name]);

function listOf(count: number) {
  const form = document.createElement('form');
  for (let index = 0; index < count; index += 1) {
    const item = document.createElement('li');
    item.id = `item_${String(index)}`;
    item.dataset.row = 'product-item';
    item.innerHTML = `<a class="product-item-name">Bag ${String(index)}</a>`;
    form.append(item);
  }
  document.body.append(form);
  return { form, addAll: { action: '', data: {} }, checkBoxMessage: null };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('the picks of a wish list', () => {
  it('leave out a removed item after the next paint, so that its removal is shown first [WISH-02]', async () => {
    const list = listOf(3);
    const { result, rerender } = renderHook(({ changes }) => usePicks(list, label, changes), {
      initialProps: { changes: {} },
    });
    await act(() => vi.advanceTimersByTimeAsync(200));
    act(() => {
      result.current.pickAll(true);
    });
    expect(result.current.picked).toHaveLength(3);

    const box = list.form.querySelector<HTMLInputElement>('#item_1 input');
    if (box !== null) box.disabled = true;
    rerender({ changes: {} });
    await act(() => Promise.resolve());
    expect(result.current.total).toBe(3);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(result.current).toMatchObject({ total: 2, picked: ['0', '2'] });
  });

  it('are named anew when translations arrive later, and stay picked [MSG-01]', async () => {
    const list = listOf(2);
    const { result } = renderHook(() => usePicks(list, label, null));
    await act(() => vi.advanceTimersByTimeAsync(200));
    const box = list.form.querySelector<HTMLInputElement>('#item_1 input');
    expect(box?.labels?.[0]?.textContent).toBe('Select Bag 1');
    act(() => {
      box?.click();
    });
    box?.focus();
    act(() => {
      addPhrases({ 'Select %1': '%1 auswählen' });
    });
    expect(box?.labels?.[0]?.textContent).toBe('Bag 1 auswählen');
    expect(document.activeElement).toBe(box);
    expect(result.current.picked).toEqual(['1']);
  });
});
