import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  isThisPage,
  navigate,
  reloadPage,
  replaceNavigator,
  sameOrigin,
} from '../../../src/platform/navigate';

const assign = vi.fn();
const reload = vi.fn();
let restore = () => {};

afterEach(() => {
  restore();
  vi.clearAllMocks();
});

describe('navigate', () => {
  it('leaves for pages only', () => {
    restore = replaceNavigator({ assign, reload });
    navigate('/checkout/');
    navigate('https://pay.example/');
    navigate('javascript:alert(1)');
    navigate('http://[');
    reloadPage();
    expect(assign.mock.calls).toEqual([['/checkout/'], ['https://pay.example/']]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    [`${window.location.pathname}?p=2#top`, true],
    ['/elsewhere/', false],
    [`https://other.example${window.location.pathname}`, false],
    ['http://[', false],
  ])('isThisPage(%j) is %s', (url, expected) => {
    expect(isThisPage(url)).toBe(expected);
  });

  it.each([
    ['/checkout/', true],
    ['https://shop.example/x', true],
    ['//evil.example/x', false],
    ['javascript:alert(1)', false],
    ['http://[', false],
  ])('sameOrigin(%j) is %s', (url, expected) => {
    expect(sameOrigin(url)).toBe(expected);
  });
});
