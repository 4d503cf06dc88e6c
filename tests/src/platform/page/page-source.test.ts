import { afterEach, describe, expect, it, vi } from 'vitest';
import { configsOf, recordOf } from '../../../../src/api/page-config/config-values';
import { forgetReports } from '../../../../src/platform/console';
import { captureInit, initElementsOf } from '../../../../src/platform/page/capture-init';
import { readInit, readPageSource } from '../../../../src/platform/page/page-source';

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
  forgetReports();
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

  it('reads data-mage-init as it reads init scripts, under the id of its element', () => {
    addScript('text/x-magento-init', '{"#links":{"some/other":{"b":2}}}');
    const list = document.createElement('div');
    list.id = 'links';
    list.setAttribute('data-mage-init', '{"downloadable":{"config":{"links":{"5":{}}}}}');
    document.body.append(list);
    const { init } = readPageSource();
    expect(init['#links']).toEqual({
      'some/other': { b: 2 },
      downloadable: { config: { links: { 5: {} } } },
    });
    expect(configsOf(init, 'downloadable')).toHaveLength(1);
  });

  it('keeps every attribute that the page takes away, also of elements that came and went', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const early = document.createElement('p');
    early.setAttribute('data-mage-init', '{"at/start":{"n":0}}');
    document.body.append(early);
    captureInit();
    early.removeAttribute('data-mage-init');
    const late = document.createElement('p');
    document.body.append(late);
    await Promise.resolve();
    late.setAttribute('data-mage-init', '{"at/last":{"n":1}}');
    late.removeAttribute('data-mage-init');
    const gone = document.createElement('p');
    gone.innerHTML = '<i data-mage-init=\'{"in/gone":{"n":2}}\'></i>';
    document.body.append(gone);
    gone.remove();
    await Promise.resolve();
    const { init } = readPageSource();
    expect(['at/start', 'at/last', 'in/gone'].map((name) => configsOf(init, name)[0]?.n)).toEqual([
      0, 1, 2,
    ]);
  });

  it('keeps all configurations of a component that is rendered several times for one selector', () => {
    const addFor = (storage: string): void => {
      addScript('text/x-magento-init', `{"*":{"many/times":{"components":{"${storage}":{}}}}}`);
    };
    for (const storage of ['a', 'b', 'c']) addFor(storage);
    const rendered = configsOf(readPageSource().init, 'many/times');
    expect(rendered.map(({ components }) => Object.keys(recordOf(components)))).toEqual([
      ['a'],
      ['b'],
      ['c'],
    ]);
  });

  it('lets data-till-config override the rendered configuration of a selector, and ignores prototype names', () => {
    addScript('text/x-magento-init', '{"#one":{"own/wins":{"a":1}},"__proto__":{"evil":{"x":1}}}');
    addScript('application/json', '{"init":{"#one":{"own/wins":{"a":2}}}}', true);
    expect(configsOf(readPageSource().init, 'own/wins')).toEqual([{ a: 2 }]);
    expect('evil' in {}).toBe(false);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'reads a component and a selector called %s like any other',
    (name) => {
      const list = document.createElement('div');
      list.setAttribute('data-mage-init', `{"${name}":{"a":1}}`);
      document.body.append(list);
      addScript('text/x-magento-init', `{"*":{"${name}":{"a":2}}}`);
      addScript('text/x-magento-init', `{"${name}":{"${name}":{"a":3}}}`);
      addScript('text/x-magento-init', `{"*":{"${name}":{"a":4},"other":{}}}`);
      const init = readInit(initElementsOf(document));
      expect(configsOf(init, name)).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }, { a: 4 }]);
      expect(configsOf(init, 'other')).toEqual([{}]);
    },
  );

  it('finds no configuration of a component that only an object’s prototype has', () => {
    const own = { '#one': { 'some/component': {} } };
    expect(configsOf(readInit(new Map(), own), 'constructor')).toEqual([]);
  });

  it('looks each block up once, however many configure the same component', () => {
    const lookups = vi.spyOn(Object, 'hasOwn');
    const lookupsFor = (count: number): number => {
      document.body.replaceChildren();
      for (let n = 0; n < count; n += 1) {
        addScript('text/x-magento-init', `{"*":{"many/times":{"n":${String(n)}}}}`);
      }
      const elements = new Map([...document.scripts].map((script) => [script, null]));
      lookups.mockClear();
      const init = readInit(elements);
      const made = lookups.mock.calls.length;
      expect(configsOf(init, 'many/times')).toHaveLength(count);
      return made;
    };
    expect(lookupsFor(100)).toBe(2 * lookupsFor(50));
  });

  it('leaves out a configuration that is nested too deep for what walks through it, and no other', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const nested = (levels: number): string =>
      `{"level-${String(levels)}":` + '{"a":'.repeat(levels - 2) + '{}' + '}'.repeat(levels - 1);
    const texts = [nested(20_000), nested(513), nested(512), '{"#one":{"some/component":{"b":1}}}'];
    const init = readInit(
      new Map(
        texts.map((text) => [Object.assign(document.createElement('script'), { text }), null]),
      ),
    );
    expect(Object.keys(init)).toEqual(['level-512', '#one']);
    expect(warn).toHaveBeenCalledTimes(1);
    addScript('application/json', `{"phrases":${nested(20_000)}}`, true);
    expect(readPageSource().phrases).toEqual({});
    expect(warn).toHaveBeenCalledTimes(2);
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
    const loaded = Object.assign(vi.fn(), { toUrl: (file: string) => `/static/nl_NL/${file}` });
    vi.stubGlobal('require', loaded);
    expect(readPageSource().dictionaryUrl).toBe('/static/nl_NL/js-translation.json');
    vi.stubGlobal('LOCALE', 'en-GB');
    expect(readPageSource().dictionaryUrl).toBeNull();
  });
});
