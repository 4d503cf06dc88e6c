import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer as createPlain, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createSafe } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';

import { afterEach, describe, expect, it } from 'vitest';

import { startProxy, type ProxyOptions, type RunningProxy } from '../../../demo/try-on/server';
import { selfSigned } from './self-signed';
import { cartPage, homePage } from './stock-pages';

const TAGS = ['till-mini-cart', 'till-cart', 'till-checkout'];

function bundle(tags: readonly string[] = TAGS): string {
  const folder = mkdtempSync(join(tmpdir(), 'till-proxy-'));
  const entries = new Map(tags.map((tag) => [tag, { files: [`elements/${tag}.js`] }]));
  const manifest = JSON.stringify({ tags: Object.fromEntries(entries) });
  writeFileSync(join(folder, 'till-manifest.json'), manifest);
  writeFileSync(join(folder, 'till.js'), '/* loader */');
  return folder;
}

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A shop with this response; `asked` are the received requests. */
async function openShop(respond: RequestListener, isSafe = true) {
  const asked: IncomingMessage[] = [];
  const listener: RequestListener = (request, response) => {
    asked.push(request);
    respond(request, response);
  };
  const server = isSafe ? createSafe(selfSigned('localhost'), listener) : createPlain(listener);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { asked, origin: `${isSafe ? 'https' : 'http'}://localhost:${port}` };
}

async function openProxy(origin: string, options: Partial<ProxyOptions> = {}) {
  const lines: string[] = [];
  const proxy: RunningProxy = await startProxy({
    backend: new URL(origin),
    port: 0,
    distDir: bundle(),
    insecure: true,
    print: (line) => lines.push(line),
    ...options,
  });
  closers.push(() => proxy.close());
  const get = (path: string, init?: RequestInit) =>
    fetch(new URL(path, proxy.url), { redirect: 'manual', ...init });
  return { get, lines, local: new URL(proxy.url).origin };
}

const html = { 'content-type': 'text/html; charset=utf-8' };
const originOf = ({ headers }: IncomingMessage) => `https://${headers.host ?? ''}`;

describe('the proxy before a shop over HTTPS', () => {
  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
  ] as const)('unpacks %s pages and puts our tags in', async (encoding, pack) => {
    const shop = await openShop((request, response) => {
      response.writeHead(200, { ...html, 'content-encoding': encoding });
      response.end(pack(Buffer.from(cartPage(originOf(request)))));
    });
    const { get, lines, local } = await openProxy(shop.origin);
    const response = await get('/checkout/cart/');
    const page = await response.text();
    expect(page).toContain('<till-cart class="cart-container">');
    expect(page).toContain(`"${local}/checkout/cart/"`);
    expect(page).not.toContain('localhost');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(lines).toEqual([
      '<till-mini-cart> inserted on /checkout/cart/',
      '<till-cart> inserted on /checkout/cart/',
    ]);
  });

  it('sends requests like a visitor of the shop: host, origin, referer, cookies, nothing forwarded', async () => {
    const shop = await openShop((_, response) => response.writeHead(200, html).end());
    const { get, local } = await openProxy(shop.origin);
    await get('/checkout/cart/add/?to=1', {
      method: 'POST',
      body: new URLSearchParams({ form_key: 'k' }),
      headers: {
        origin: local,
        referer: `${local}/bag.html`,
        cookie: 'form_key=k; till__Host-sid=1',
        'x-forwarded-for': '10.0.0.1',
      },
    });
    const { method, url, headers } = shop.asked.at(-1) ?? {};
    expect({ method, url }).toEqual({ method: 'POST', url: '/checkout/cart/add/?to=1' });
    expect(headers).toMatchObject({
      host: new URL(shop.origin).host,
      origin: shop.origin,
      referer: `${shop.origin}/bag.html`,
      cookie: 'form_key=k; __Host-sid=1',
      'x-forwarded-proto': 'https',
    });
    expect(headers).not.toHaveProperty('x-forwarded-for');
  });

  it('returns cookies, redirects and headers with its own address', async () => {
    const shop = await openShop((request, response) => {
      response.writeHead(request.url === '/' ? 200 : 302, {
        ...(request.url === '/' ? {} : { location: `${originOf(request)}/checkout/#payment` }),
        'set-cookie': ['PHPSESSID=1; path=/; domain=localhost; Secure; SameSite=None', 'a=b'],
        'strict-transport-security': 'max-age=31536000',
        'content-security-policy-report-only': "script-src 'none'; report-uri /csp",
      });
      response.end();
    });
    const { get, local } = await openProxy(shop.origin);
    const { status, headers } = await get('/checkout/cart/');
    expect(status).toBe(302);
    expect(headers.get('location')).toBe(`${local}/checkout/#payment`);
    expect(headers.getSetCookie()).toEqual(['PHPSESSID=1; path=/; SameSite=Lax', 'a=b']);
    expect(headers.has('strict-transport-security')).toBe(false);
    expect(headers.get('content-security-policy-report-only')).toBe("script-src 'self'");
  });

  it('changes addresses in JSON and style sheets and leaves pictures and scripts alone', async () => {
    const shop = await openShop((request, response) => {
      const type = new URL(request.url ?? '/', 'http://a').searchParams.get('type');
      response.writeHead(200, { 'content-type': type ?? 'text/html' });
      response.end(`url("${originOf(request)}/a")`);
    });
    const { get, local } = await openProxy(shop.origin);
    const read = async (type: string) => (await get(`/?type=${encodeURIComponent(type)}`)).text();
    expect(await read('application/json; charset=utf-8')).toBe(`url("${local}/a")`);
    expect(await read('text/css')).toBe(`url("${local}/a")`);
    expect(await read('text/javascript')).toBe(`url("${shop.origin}/a")`);
    expect(await read('image/png')).toBe(`url("${shop.origin}/a")`);
  });

  it('refuses an untrusted certificate, and explains how to continue', async () => {
    const shop = await openShop((_, response) => response.end());
    await expect(openProxy(shop.origin, { insecure: false })).rejects.toThrow(/--insecure/);
  });
});

describe('the proxy', () => {
  it('streams what it does not change: ranges, big files, HEAD', async () => {
    const big = Buffer.alloc(3_000_000, 7);
    const shop = await openShop((request, response) => {
      if (request.url === '/') response.writeHead(200, html).end();
      else if (request.headers.range === undefined) {
        response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': big.length });
        response.end(request.method === 'HEAD' ? undefined : big);
      } else {
        response.writeHead(206, {
          'content-type': 'video/mp4',
          'content-range': 'bytes 0-3/3000000',
        });
        response.end(big.subarray(0, 4));
      }
    }, false);
    const { get } = await openProxy(shop.origin);
    const whole = await get('/film.mp4');
    expect(Buffer.from(await whole.arrayBuffer()).equals(big)).toBe(true);
    const part = await get('/film.mp4', { headers: { range: 'bytes=0-3' } });
    expect(part.status).toBe(206);
    expect((await part.arrayBuffer()).byteLength).toBe(4);
    const head = await get('/film.mp4', { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe('3000000');
  });

  it('passes a form with a file on as it is', async () => {
    let sent = '';
    const shop = await openShop((request, response) => {
      void text(request).then((body) => {
        sent = body;
        response.writeHead(201, html).end();
      });
    }, false);
    const { get } = await openProxy(shop.origin);
    const body = new FormData();
    body.set('options_1_file', new Blob(['caf\u00e9']), 'a.txt');
    const { status } = await get('/upload', { method: 'POST', body });
    expect(status).toBe(201);
    expect(sent).toContain('filename="a.txt"');
    expect(sent).toContain('caf\u00e9');
    expect(shop.asked.at(-1)?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('revalidates its own version of a page', async () => {
    const shop = await openShop((request, response) => {
      const isKnown = request.headers['if-none-match'] === '"v1"';
      response.writeHead(isKnown ? 304 : 200, {
        ...html,
        etag: '"v1"',
        'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT',
        'content-security-policy': "script-src 'self'",
      });
      response.end(isKnown ? undefined : homePage('http://localhost'));
    }, false);
    const { get } = await openProxy(shop.origin);
    const first = await get('/');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.has('last-modified')).toBe(false);
    const again = await get('/', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.has('content-security-policy')).toBe(false);
    expect((await get('/', { headers: { 'if-none-match': '"v1~till0s"' } })).status).toBe(200);
  });

  it('serves the bundle under a path of its own and keeps a base URL with a path', async () => {
    const shop = await openShop((_, response) => response.writeHead(200, html).end('x'), false);
    const { get } = await openProxy(`${shop.origin}/store/`);
    const loader = await get('/__till/till.js');
    expect(await loader.text()).toBe('/* loader */');
    expect((await get('/__till/missing.js')).status).toBe(404);
    expect((await get('/')).headers.get('location')).toBe('/store/');
  });

  it('inserts only the tags of the bundle, and reports once those without a location', async () => {
    const shop = await openShop((request, response) => {
      response.writeHead(200, html);
      response.end(cartPage(originOf(request)).replace('cart-container', 'other-theme'));
    }, false);
    const { get, lines } = await openProxy(shop.origin, { distDir: bundle(['till-cart']) });
    expect(await (await get('/checkout/cart/')).text()).toContain('data-block="minicart"');
    await get('/checkout/cart/');
    expect(lines).toEqual([
      '<till-cart> found no place on /checkout/cart/: nothing matches .cart-container. ' +
        "Name your theme's markup with --selectors.",
    ]);
  });

  it('reports problems of the shop', async () => {
    await expect(openProxy('http://localhost:9/')).rejects.toThrow(/Is the shop running/);
    const blog = await openShop((_, response) => response.writeHead(200, html).end('<p>hi'), false);
    const { get, lines } = await openProxy(blog.origin);
    expect(lines[0]).toMatch(/does not look like a Magento 2-style shop/);
    closers.splice(0, 1).forEach((close) => close());
    const response = await get('/');
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('Is the shop running?');
  });

  it.each([
    [503, /responds with error 503\. Is the shop under maintenance/],
    [401, /asks for a password \(401\)/],
    [403, /refuses its first page \(403\)/],
  ])('continues with a shop that responds with %i, and warns', async (status, words) => {
    const shop = await openShop(
      (_, response) => response.writeHead(status, html).end('<p>'),
      false,
    );
    const { get, lines } = await openProxy(shop.origin);
    expect(lines).toEqual([expect.stringMatching(words)]);
    expect((await get('/')).status).toBe(status);
  });

  it('reports error pages of the shop, and expects no tags there', async () => {
    const shop = await openShop((request, response) => {
      response.writeHead(request.url === '/' ? 200 : 500, html);
      response.end(cartPage(originOf(request)).replace('cart-container', 'broken'));
    }, false);
    const { get, lines } = await openProxy(shop.origin, { distDir: bundle(['till-cart']) });
    expect((await get('/checkout/cart/')).status).toBe(500);
    await get('/checkout/cart/');
    expect(lines).toEqual(['The shop responds to /checkout/cart/ with error 500.']);
  });

  it('needs a built bundle', async () => {
    await expect(openProxy('http://localhost:9/', { distDir: tmpdir() })).rejects.toThrow(
      'npm run build',
    );
  });
});
