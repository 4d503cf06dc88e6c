import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetWarnings } from '../../../../src/platform/console';
import { captureInit } from '../../../../src/platform/page/capture-init';
import { readPageSource } from '../../../../src/platform/page/page-source';

function addScript(type: string, text: string, config = false): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = type;
  if (config) script.setAttribute('data-till-config', '');
  script.textContent = text;
  document.body.append(script);
  return script;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetWarnings();
  document.body.replaceChildren();
});

describe('readPageSource', () => {
  it('prefers attributes, then data-till-config, then globals', () => {
    vi.stubGlobal('checkout', { baseUrl: 'https://c.example/', storeId: '1', websiteId: '1' });
    addScript(
      'application/json',
      '{"storeId":"2","websiteId":"2","dictionaryUrl":"/d.json"}',
      true,
    );
    const source = readPageSource({ websiteId: '3' });
    expect(source.checkout).toEqual({
      baseUrl: 'https://c.example/',
      storeId: '2',
      websiteId: '3',
      dictionaryUrl: undefined,
    });
    expect(source.dictionaryUrl).toBe('/d.json');
    expect(source.checkoutConfig).toBeNull();
  });

  it('reads the checkout configuration from the page or from data-till-config [CONF-01]', () => {
    addScript('application/json', '{"checkoutConfig":{"storeCode":"own"}}', true);
    expect(readPageSource().checkoutConfig).toEqual({ storeCode: 'own' });
    vi.stubGlobal('checkoutConfig', { storeCode: 'page', useQty: true });
    expect(readPageSource().checkoutConfig).toEqual({ storeCode: 'own', useQty: true });
  });

  it('keeps init scripts that the page removes later', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    captureInit();
    const script = addScript('text/x-magento-init', '{"*":{"some/late":{"a":1}}}');
    await Promise.resolve();
    script.remove();
    await Promise.resolve();
    expect(readPageSource().init['*']?.['some/late']).toEqual({ a: 1 });
  });

  it('leaves out what is no JSON, and says so once', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    addScript('application/json', '{"a":', true);
    addScript('application/json', '[1]', true);
    expect(readPageSource().phrases).toEqual({});
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('finds the theme’s dictionary where the shop is not English', () => {
    vi.stubGlobal('require', { baseUrl: 'https://cdn.example/nl_NL' });
    vi.stubGlobal('LOCALE', 'nl-NL');
    expect(readPageSource().dictionaryUrl).toBe('https://cdn.example/nl_NL/js-translation.json');
    vi.stubGlobal('LOCALE', 'en-GB');
    expect(readPageSource().dictionaryUrl).toBeNull();
  });
});
