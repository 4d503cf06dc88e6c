import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  hidePage,
  isPageHidden,
  isThisPage,
  isWebAddress,
  navigate,
  postAndLeave,
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

  it.each([
    ['http://other.example/a.png', true],
    ['https://other.example/a.png', true],
    ['xhttp:1', false],
    ['httpsx:1', false],
    ['data:image/png,1', false],
  ])('isWebAddress(%j) is %s', (url, expected) => {
    expect(isWebAddress(url)).toBe(expected);
  });

  it('hides the page until the next one is there', () => {
    expect(isPageHidden()).toBe(false);
    hidePage();
    expect(isPageHidden()).toBe(true);
    document.documentElement.style.visibility = '';
  });
});

describe('a form that leaves the page', () => {
  const submit = vi.fn<(form: HTMLFormElement) => void>();

  it('is posted to the shop with its fields', () => {
    restore = replaceNavigator({ submit });
    postAndLeave('/customer/account/logout/', { form_key: 'KEY', uenc: 'a"b' });
    const [form] = submit.mock.calls[0] ?? expect.fail('nothing was sent');
    expect(form).toMatchObject({ method: 'post', hidden: true, isConnected: true });
    expect(form.getAttribute('action')).toBe('/customer/account/logout/');
    expect([...new FormData(form)]).toEqual([
      ['form_key', 'KEY'],
      ['uenc', 'a"b'],
    ]);
    expect([...form.querySelectorAll('input')].map(({ type }) => type)).toEqual([
      'hidden',
      'hidden',
    ]);
    form.remove();
  });

  it('is never posted to another site', () => {
    restore = replaceNavigator({ submit });
    postAndLeave('https://evil.example/', { form_key: 'KEY' });
    expect(submit).not.toHaveBeenCalled();
    expect(document.querySelector('form')).toBeNull();
  });
});
