import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Idle from '../../../../src/platform/page/idle-widgets';

const LOADER = Symbol.for('till.loader');

let idle: typeof Idle;
const page = globalThis as unknown as Record<string | symbol, unknown>;
const apply = vi.fn();
/** Listeners of the tested code, so that a test leaves none behind. */
const added: (readonly [EventTarget, string, EventListenerOrEventListenerObject])[] = [];

const init = (blocks: unknown) =>
  `<script type="text/x-magento-init">${JSON.stringify(blocks)}</script>`;
/** The page when it is parsed. */
function open(html: string, replaced: Idle.ReplacedWidgets): void {
  document.body.innerHTML = html;
  idle.idleWidgets(replaced);
  document.dispatchEvent(new Event('DOMContentLoaded'));
}
const started = () =>
  document.querySelectorAll('script[type="text/x-magento-init"], [data-mage-init]').length;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  Reflect.deleteProperty(page, Symbol.for('till.init'));
  Reflect.deleteProperty(page, Symbol.for('till.idle'));
  page[LOADER] = true;
  page.require = vi.fn((_names: readonly string[], run: (mage: unknown) => void) => {
    run({ apply });
  });
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
        added.push([target, type, listener]);
        listen(type, listener, options as boolean);
      },
    );
  }
  idle = await import('../../../../src/platform/page/idle-widgets');
});
afterEach(() => {
  for (const [target, type, listener] of added.splice(0)) {
    target.removeEventListener(type, listener);
    target.removeEventListener(type, listener, true);
  }
  document.body.replaceChildren();
  Reflect.deleteProperty(page, LOADER);
  Reflect.deleteProperty(page, 'require');
  Reflect.deleteProperty(page, 'till');
  vi.useRealTimers();
  vi.restoreAllMocks();
  apply.mockReset();
});

describe('a stock widget that an element replaces', () => {
  it.each([
    ['works inside the tag', `<till-x><i id="a"></i></till-x>${init({ '#a': { x: {} } })}`, 0],
    ['works around the tag', `<i id="a"><till-x></till-x></i>${init({ '#a': { x: {} } })}`, 0],
    [
      'works elsewhere too',
      `<till-x><i class="a"></i></till-x><i class="a"></i>${init({ '.a': { x: {} } })}`,
      1,
    ],
    ['works on nothing', `<till-x></till-x>${init({ '#a': { x: {} } })}`, 1],
    ['works on the whole page', `<till-x></till-x>${init({ '*': { x: {} }, body: { x: {} } })}`, 1],
    ['has a selector of jQuery', `<till-x></till-x>${init({ 'a:visible': { x: {} } })}`, 1],
    ['has no tag on the page', `<i id="a"></i>${init({ '#a': { x: {} } })}`, 1],
    [
      'starts together with something else',
      `<till-x><i id="a"></i></till-x>${init({ '#a': { x: {} }, '#b': { other: {} } })}`,
      1,
    ],
    [
      'starts together with that of another element',
      `<till-x><till-y><i id="a"></i></till-y></till-x>${init({ '#a': { x: {}, y: {} } })}`,
      0,
    ],
    ['is an attribute inside the tag', `<till-x><b data-mage-init='{"x":{}}'></b></till-x>`, 0],
    ['is an attribute elsewhere', `<till-x></till-x><b data-mage-init='{"x":{}}'></b>`, 1],
    [
      'is an attribute with something else',
      `<till-x><b data-mage-init='{"x":{},"other":{}}'></b></till-x>`,
      1,
    ],
    ['is no JSON', '<till-x></till-x><script type="text/x-magento-init">{</script>', 1],
    ['is empty', `<till-x></till-x>${init({})}`, 1],
    ['is a list', `<till-x></till-x>${init([null, 1, 'x'])}`, 1],
    ['has names of every object', `<till-x></till-x>${init({ constructor: { toString: {} } })}`, 1],
    [
      'works on links of the page that are all in the tag',
      `<till-x><a data-action="add-to-wishlist"></a></till-x>${init({ body: { addToWishlist: {} } })}`,
      0,
    ],
    [
      'works on links of the page of which one is not',
      `<till-x><a data-action="add-to-wishlist"></a></till-x><a data-action="add-to-wishlist"></a>${init({ body: { addToWishlist: {} } })}`,
      1,
    ],
    [
      'works on the forms of all tiles, which are in the tag',
      `<till-x><form data-role="tocart-form"></form></till-x>${init({ '*': { 'Magento_Swatches/js/catalog-add-to-cart': {} } })}`,
      0,
    ],
    [
      'works on the forms of all tiles, of which one is not',
      `<till-x></till-x><form data-role="tocart-form"></form>${init({ '*': { 'Magento_Swatches/js/catalog-add-to-cart': {} } })}`,
      1,
    ],
    [
      'is called by one that stays',
      `<till-x><i id="a"></i></till-x>${init({ '#a': { priceBox: {} } })}${init({ '#b': { configurable: {} } })}`,
      2,
    ],
    [
      'is called by one that does not start either',
      `<till-x><i id="a"></i></till-x><till-y><i id="b"></i></till-y>${init({ '#a': { priceBox: {} } })}${init({ '#b': { configurable: {} } })}`,
      0,
    ],
  ])('%s', (_case, html, left) => {
    open(html, {
      'till-x': ['Magento_Swatches/js/catalog-add-to-cart', 'addToWishlist', 'priceBox', 'x'],
      'till-y': ['configurable', 'y'],
    });
    expect(started()).toBe(left);
  });

  it('is not asked for before the page is parsed, and its configuration stays readable', async () => {
    const { initElements, captureInit } =
      await import('../../../../src/platform/page/capture-init');
    document.body.innerHTML = `<till-x><b id="a" data-mage-init='{"x":{"a":1}}'></b></till-x>${init({ '#a': { x: { b: 1 } } })}`;
    captureInit();
    idle.idleWidgets({ 'till-x': ['x'] });
    expect(started()).toBe(2);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(started()).toBe(0);
    await Promise.resolve();
    const texts = [...initElements()].map(([element, text]) => text ?? element.textContent);
    expect(texts.sort()).toEqual(['{"#a":{"x":{"b":1}}}', '{"x":{"a":1}}']);
  });
});

describe('a stock widget that does not start', () => {
  const html =
    `<till-x><b data-mage-init='{"x":{}}'></b></till-x><till-y><i id="a"></i></till-y>` +
    init({ '#a': { y: {} } });
  const replaced = { 'till-x': ['x'], 'till-y': ['y'] };
  const fail = (detail: unknown) =>
    document.body.dispatchEvent(new CustomEvent('till-element-failed', { bubbles: true, detail }));

  it('starts after all where its element fails', () => {
    open(html, replaced);
    fail({ tag: 'till-x', code: 'till-2' });
    expect(document.querySelector('b')?.dataset.mageInit).toBe('{"x":{}}');
    expect(started()).toBe(1);
    expect(apply).toHaveBeenCalledTimes(1);
    fail({ tag: 'till-x', code: 'till-2' });
    expect(apply).toHaveBeenCalledTimes(1);
  });

  it.each([{ tag: 'till-z', code: 'till-3' }, { tag: 'constructor', code: 'till-2' }, null])(
    'stays where another element failed: %j',
    (detail) => {
      open(html, replaced);
      fail(detail);
      expect(started()).toBe(0);
      expect(apply).not.toHaveBeenCalled();
    },
  );

  it('starts with the one that it calls', () => {
    open(
      `<till-x><i id="a"></i></till-x><till-y><i id="b"></i></till-y>${init({ '#a': { priceBox: {} } })}${init({ '#b': { configurable: {} } })}`,
      { 'till-x': ['priceBox'], 'till-y': ['configurable'] },
    );
    document.querySelector('#a')?.remove();
    fail({ tag: 'till-y', code: 'till-3' });
    expect(started()).toBe(2);
  });

  it('is given back once where the collector is on the page twice', async () => {
    Reflect.deleteProperty(page, LOADER);
    document.body.innerHTML = html;
    idle.idleWidgets(replaced);
    vi.resetModules();
    const second = await import('../../../../src/platform/page/idle-widgets');
    second.idleWidgets(replaced);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    vi.advanceTimersByTime(15_000);
    expect(apply).toHaveBeenCalledTimes(1);
  });

  it('starts where the loader fails', () => {
    open(html, replaced);
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.src = '/static/till/till.js?v=2';
    document.body.append(script);
    script.dispatchEvent(new Event('error'));
    expect(started()).toBe(2);
  });

  it('stays where another script fails', () => {
    open(html, replaced);
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.src = '/static/until.js';
    document.body.append(script);
    script.dispatchEvent(new Event('error'));
    expect(started()).toBe(0);
  });

  it('starts where the loader does not arrive in 15 s', () => {
    Reflect.deleteProperty(page, LOADER);
    page.till = [];
    open(html, replaced);
    vi.advanceTimersByTime(14_999);
    expect(started()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(started()).toBe(2);
    expect(apply).toHaveBeenCalledTimes(1);
  });

  it('is not held back where the code of its element, or the loader, has failed before', () => {
    document.body.innerHTML = html;
    idle.idleWidgets(replaced);
    fail({ tag: 'till-x', code: 'till-2' });
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(started()).toBe(1);
    expect(document.querySelector('b')?.dataset.mageInit).toBe('{"x":{}}');
  });

  it('is left to a module loader that comes later', () => {
    Reflect.deleteProperty(page, LOADER);
    Reflect.deleteProperty(page, 'require');
    open(html, replaced);
    vi.advanceTimersByTime(15_000);
    expect(started()).toBe(2);
  });

  it('stays where the elements came without the loader', () => {
    Reflect.deleteProperty(page, LOADER);
    page.till = { version: '1' };
    open(html, replaced);
    vi.advanceTimersByTime(60_000);
    expect(started()).toBe(0);
  });

  it('stays where the loader has run', () => {
    open(html, replaced);
    vi.advanceTimersByTime(60_000);
    expect(started()).toBe(0);
  });
});
