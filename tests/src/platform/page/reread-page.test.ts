import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initElements, initElementsOf } from '../../../../src/platform/page/capture-init';
import { fetchPage } from '../../../../src/platform/page/fetch-page';
import { rereadPage } from '../../../../src/platform/page/reread-page';

/** The browser's request for a document, which the test ends. */
class FakeRequest {
  static last: FakeRequest;
  status = 200;
  responseURL = '';
  responseXML: Document | null = null;
  responseType = '';
  timeout = 0;
  ontimeout = (): void => undefined;
  onloadend = (): void => undefined;
  readonly sent: string[] = [];
  readonly abort = vi.fn(() => {
    this.status = 0;
    this.onloadend();
  });
  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, url: string): void {
    this.responseURL = url;
    this.sent.push(`${method} ${url}`);
  }
  overrideMimeType(type: string): void {
    this.sent.push(type);
  }
  send(): void {
    this.sent.push('sent');
  }
  end(response: Partial<Pick<FakeRequest, 'status' | 'responseURL' | 'responseXML'>>): void {
    Object.assign(this, response);
    this.onloadend();
  }
}

function pageWith(html: string): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  return page;
}
const withScript = () =>
  pageWith('<script type="text/x-magento-init">{"*":{}}</script><p data-mage-init="{}"></p>');

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

describe('a page that is fetched', () => {
  it('is parsed by the browser as HTML, with its address and status', async () => {
    const fetched = fetchPage('/list/?p=2');
    const { last } = FakeRequest;
    expect(last.sent).toEqual(['GET /list/?p=2', 'text/html', 'sent']);
    expect(last).toMatchObject({ responseType: 'document', timeout: 15_000 });
    const page = pageWith('<p>List</p>');
    last.end({ status: 404, responseURL: 'https://shop.example/list/', responseXML: page });
    const url = 'https://shop.example/list/';
    expect(await fetched).toEqual({ status: 404, url, page, isTimeout: false });
  });

  it('is late, which is reported as such', async () => {
    const fetched = fetchPage('/list/');
    FakeRequest.last.ontimeout();
    FakeRequest.last.end({ status: 0 });
    expect(await fetched).toMatchObject({ status: 0, isTimeout: true });
  });

  it('is given up by its signal, and not after its end', async () => {
    const controller = new AbortController();
    const fetched = fetchPage('/list/', controller.signal);
    controller.abort();
    expect(await fetched).toMatchObject({ status: 0, isTimeout: false });
    const later = new AbortController();
    const ended = fetchPage('/list/', later.signal);
    FakeRequest.last.end({ status: 200 });
    await ended;
    later.abort();
    expect(FakeRequest.last.abort).not.toHaveBeenCalled();
  });
});

describe('this page, requested again', () => {
  const reread = async (response: Parameters<FakeRequest['end']>[0]) => {
    const reason = rereadPage();
    FakeRequest.last.end(response);
    return reason;
  };

  it('gives the configuration that the page has removed, in place of an earlier one', async () => {
    window.history.replaceState(null, '', '/mug.html?color=red#reviews');
    const earlier = pageWith('<p data-mage-init="{}"></p>');
    await reread({ responseXML: earlier });
    const page = withScript();
    expect(await reread({ responseXML: page })).toBeNull();
    expect(FakeRequest.last.sent[0]).toBe('GET https://shop.example/mug.html?color=red');
    const found = initElements();
    expect(new Set(found.values())).toEqual(new Set(['{}', null]));
    expect([...found.keys()].every((element) => element.ownerDocument === page)).toBe(true);
    expect(initElementsOf(earlier).size, 'read without being adopted').toBe(1);
    expect(initElements().size).toBe(2);
  });

  it.each<[string, string, Parameters<FakeRequest['end']>[0]]>([
    ['no response', 'there was no response', { status: 0 }],
    ['an error', 'the response was HTTP 503', { status: 503, responseXML: withScript() }],
    [
      'another page',
      'it leads to https://shop.example/login/ now',
      { responseURL: 'https://shop.example/login/', responseXML: withScript() },
    ],
    ['no page', 'the response contains none', { responseXML: null }],
    ['no configuration', 'the response contains none', { responseXML: pageWith('<p>Hi</p>') }],
  ])('gives nothing where there is %s, and keeps what it has', async (_name, reason, response) => {
    await reread({ responseXML: withScript() });
    expect(await reread(response)).toBe(reason);
    expect(initElements().size).toBe(2);
  });
});
