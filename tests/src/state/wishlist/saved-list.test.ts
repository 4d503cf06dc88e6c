import { beforeEach, describe, expect, it } from 'vitest';
import { forgetTyped, saveTyped, typedBefore } from '../../../../src/state/wishlist/saved-list';

beforeEach(() => {
  sessionStorage.clear();
});

describe('what is typed on the wish list page', () => {
  it('is there again, field by field, after the page was left', () => {
    saveTyped('qty[1]', { value: '3', initial: '1' });
    saveTyped('description[2]', { value: 'For Ann', initial: '' });
    expect(typedBefore('qty[1]', '1')).toBe('3');
    expect(typedBefore('description[2]', '')).toBe('For Ann');
    expect(typedBefore('qty[2]', '1')).toBeNull();
  });

  it('gives way to a newer value of the server', () => {
    saveTyped('qty[1]', { value: '3', initial: '1' });
    expect(typedBefore('qty[1]', '2')).toBeNull();
  });

  it('is forgotten when the value is the server’s again, and other fields are not', () => {
    saveTyped('qty[1]', { value: '3', initial: '1' });
    saveTyped('qty[2]', { value: '4', initial: '1' });
    saveTyped('qty[1]', { value: '1', initial: '1' });
    expect(typedBefore('qty[1]', '1')).toBeNull();
    expect(typedBefore('qty[2]', '1')).toBe('4');
  });

  it('is forgotten once the shop has saved the list', () => {
    saveTyped('qty[1]', { value: '3', initial: '1' });
    forgetTyped();
    expect(typedBefore('qty[1]', '1')).toBeNull();
  });

  it.each(['{', '[]', '{"qty[1]":"3"}', '{"qty[1]":{"value":3,"initial":"1"}}'])(
    'is nothing where the storage contains %s',
    (stored) => {
      sessionStorage.setItem('till-wishlist', stored);
      expect(typedBefore('qty[1]', '1')).toBeNull();
    },
  );
});
