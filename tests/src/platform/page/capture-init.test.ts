import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Capture from '../../../../src/platform/page/capture-init';

let capture: typeof Capture;
const readyState = vi.fn<() => DocumentReadyState>();

function addScript(text: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'text/x-magento-init';
  script.textContent = text;
  document.body.append(script);
  return script;
}
const texts = () =>
  [...capture.initElements()].map(([element, text]) => text ?? element.textContent);

beforeEach(async () => {
  // A page of its own for each test.
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('till.init'));
  vi.spyOn(document, 'readyState', 'get').mockImplementation(readyState);
  readyState.mockReturnValue('loading');
  capture = await import('../../../../src/platform/page/capture-init');
});
afterEach(() => {
  window.dispatchEvent(new Event('load'));
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('the configuration of the page’s widgets', () => {
  it('is collected at once, also where the page removes it in the same task', () => {
    const script = addScript('{"early":1}');
    capture.captureInit();
    script.remove();
    expect(texts()).toEqual(['{"early":1}']);
  });

  it('is collected while the page is loading, and no longer afterwards', async () => {
    capture.captureInit();
    addScript('{"a":1}').remove();
    await Promise.resolve();
    const last = addScript('{"b":1}');
    window.dispatchEvent(new Event('load'));
    last.remove();
    const late = addScript('{"c":1}');
    await Promise.resolve();
    late.remove();
    expect(texts().sort()).toEqual(['{"a":1}', '{"b":1}']);
  });

  it('is collected once where the page has been loaded already', async () => {
    readyState.mockReturnValue('complete');
    addScript('{"a":1}');
    capture.captureInit();
    document.body.replaceChildren();
    addScript('{"b":1}').remove();
    await Promise.resolve();
    expect(texts()).toEqual(['{"a":1}']);
  });

  it('has the newest text of an attribute that the page changes', async () => {
    const element = document.createElement('p');
    element.setAttribute('data-mage-init', '{"old":1}');
    document.body.append(element);
    capture.captureInit();
    element.setAttribute('data-mage-init', '{"new":1}');
    await Promise.resolve();
    element.remove();
    expect(texts()).toEqual(['{"new":1}']);
  });

  it('is not watched for other attributes', async () => {
    const element = document.createElement('p');
    document.body.append(element);
    capture.captureInit();
    element.className = 'a';
    element.className = 'b';
    await Promise.resolve();
    expect(texts()).toEqual([]);
  });
});
