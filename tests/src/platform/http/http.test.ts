import { delay, http as mock, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { holdCart } from '../../../../src/platform/http/cart-hold';
import { http } from '../../../../src/platform/http/http';
import { onWrite, writesUnderWay, type WriteEvent } from '../../../../src/platform/http/writes';

const server = setupServer();
const url = 'https://shop.example/rest/default/V1/carts/mine';

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

describe('http', () => {
  it('always marks the request as a script’s and accepts JSON', async () => {
    let headers = new Headers();
    server.use(
      mock.get(url, ({ request }) => {
        headers = request.headers;
        return HttpResponse.json({ id: 1 });
      }),
    );
    const result = await http({ url });
    expect(result).toMatchObject({ ok: true, value: { status: 200, body: { id: 1 } } });
    expect(headers.get('x-requested-with')).toBe('XMLHttpRequest');
    expect(headers.get('accept')).toBe('application/json');
  });

  it('sends plain data as JSON and parameters as a form', async () => {
    const seen: string[] = [];
    server.use(
      mock.post(url, async ({ request }) => {
        seen.push(`${request.headers.get('content-type') ?? ''} ${await request.text()}`);
        return HttpResponse.json(true);
      }),
    );
    await http({ url, method: 'POST', body: { a: 1 } });
    await http({ url, method: 'POST', body: new URLSearchParams({ b: 'x y' }) });
    expect(seen[0]).toBe('application/json {"a":1}');
    expect(seen[1]).toMatch(/^application\/x-www-form-urlencoded\S* b=x\+y$|;.*b=x\+y$/);
  });

  it('fails immediately without a URL [HTTP-04]', async () => {
    await expect(http({ url: '' })).rejects.toThrow('Provided service call does not exist.');
  });

  it.each([
    [
      'a page instead of data',
      '<!doctype html><p>Hello',
      'text/html',
      { kind: 'malformed', status: 200 },
    ],
    ['half a JSON', '{"a":', 'application/json', { kind: 'malformed', status: 200 }],
    ['a word of another type', 'ok', 'text/plain', { kind: 'malformed', status: 200 }],
  ])('calls %s malformed', async (_name, body, type, error) => {
    server.use(mock.get(url, () => new HttpResponse(body, { headers: { 'Content-Type': type } })));
    expect(await http({ url })).toEqual({ ok: false, error });
  });

  it('takes an empty body as none, and JSON of another type as JSON', async () => {
    server.use(mock.put(url, () => new HttpResponse(null)));
    expect(await http({ url, method: 'PUT' })).toMatchObject({ ok: true, value: { body: null } });
    server.use(
      mock.put(
        url,
        () => new HttpResponse('{"a":1}', { headers: { 'Content-Type': 'text/html' } }),
      ),
    );
    expect(await http({ url, method: 'PUT' })).toMatchObject({
      ok: true,
      value: { body: { a: 1 } },
    });
  });

  it.each([
    ['%1 of %2', ['a', 2], 'a of 2'],
    ['"%fieldName" is required.', { fieldName: 'email' }, '"email" is required.'],
    ['Nothing to fill %1', undefined, 'Nothing to fill %1'],
  ])("fills the server's sentence %s [HTTP-06, MSG-01]", async (message, parameters, expected) => {
    server.use(mock.post(url, () => HttpResponse.json({ message, parameters }, { status: 400 })));
    expect(await http({ url, method: 'POST' })).toMatchObject({
      error: { kind: 'rejected', status: 400, message: expected },
    });
  });

  it('joins the details of several broken fields', async () => {
    server.use(
      mock.post(url, () =>
        HttpResponse.json(
          {
            message: 'One or more input exceptions have occurred.',
            errors: [
              { message: '"%fieldName" is required.', parameters: { fieldName: 'a' } },
              { message: '"%fieldName" is required.', parameters: { fieldName: 'b' } },
            ],
          },
          { status: 400 },
        ),
      ),
    );
    expect(await http({ url, method: 'POST' })).toMatchObject({
      error: { message: '"a" is required. "b" is required.' },
    });
  });

  it('detects a missing login, also as a redirect to the login page [HTTP-05]', async () => {
    server.use(mock.get(url, () => HttpResponse.json({ message: 'No' }, { status: 401 })));
    expect(await http({ url })).toMatchObject({ error: { kind: 'unauthorized', message: 'No' } });
  });

  it('keeps the header that names another step', async () => {
    server.use(
      mock.post(url, () =>
        HttpResponse.json(
          { message: 'x' },
          { status: 400, headers: { errorRedirectAction: '#shipping' } },
        ),
      ),
    );
    expect(await http({ url, method: 'POST' })).toMatchObject({
      error: { redirectAction: '#shipping' },
    });
  });

  it('repeats a read after a hiccup, and never a write', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    let reads = 0;
    let writes = 0;
    server.use(
      mock.get(url, () => {
        reads += 1;
        return reads < 3 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json([]);
      }),
      mock.post(url, () => {
        writes += 1;
        return new HttpResponse(null, { status: 503 });
      }),
    );
    expect(await http({ url })).toMatchObject({ ok: true });
    expect(reads).toBe(3);
    expect(await http({ url, method: 'POST' })).toMatchObject({
      error: { kind: 'server', status: 503 },
    });
    expect(writes).toBe(1);
  });

  it('times out', async () => {
    server.use(
      mock.post(url, async () => {
        await delay(2000);
        return HttpResponse.json(true);
      }),
    );
    expect(await http({ url, method: 'POST', isRead: true, timeoutMs: 30 })).toEqual({
      ok: false,
      error: { kind: 'timeout' },
    });
  });

  it('reports a lost connection as network', async () => {
    server.use(mock.post(url, () => HttpResponse.error()));
    expect(await http({ url, method: 'POST' })).toEqual({ ok: false, error: { kind: 'network' } });
  });

  it('is cancelled by its signal, before and during the request', async () => {
    server.use(
      mock.get(url, async () => {
        await delay(500);
        return HttpResponse.json(true);
      }),
    );
    const cancelled = { ok: false, error: { kind: 'cancelled' } };
    expect(await http({ url, signal: AbortSignal.abort() })).toEqual(cancelled);
    const controller = new AbortController();
    const running = http({ url, signal: controller.signal });
    setTimeout(() => {
      controller.abort();
    }, 20);
    expect(await running).toEqual(cancelled);
  });

  it('reports every write with its response, also failed ones, and whether the page is left [SECT-17] [SECT-20]', async () => {
    const writes: WriteEvent[] = [];
    const stop = onWrite((write) => writes.push(write));
    server.use(
      mock.get(url, () => HttpResponse.json([])),
      mock.post(url, () => HttpResponse.json({ backUrl: '/x' })),
      mock.delete(url, () => HttpResponse.json({ message: 'no' }, { status: 404 })),
    );
    await http({ url });
    await http({ url, method: 'POST' });
    await http({ url, method: 'DELETE', leavesPage: true });
    await http({ url, method: 'POST', leavesPage: true });
    stop();
    await http({ url, method: 'POST' });
    expect(writes).toEqual([
      { url, method: 'POST', body: { backUrl: '/x' }, leavesPage: false },
      { url, method: 'DELETE', body: { message: 'no' }, leavesPage: false },
      { url, method: 'POST', body: { backUrl: '/x' }, leavesPage: true },
    ]);
  });

  it('repeats a read three times at most, and not after it was cancelled', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    let reads = 0;
    server.use(
      mock.get(url, () => {
        reads += 1;
        return new HttpResponse(null, { status: 503 });
      }),
    );
    expect(await http({ url })).toMatchObject({ error: { kind: 'server', status: 503 } });
    expect(reads).toBe(3);

    const controller = new AbortController();
    server.use(
      mock.get(url, () => {
        reads += 1;
        return new HttpResponse(null, { status: 503, headers: { 'Retry-After': '8' } });
      }),
    );
    server.events.on('response:mocked', () => {
      setTimeout(() => {
        controller.abort();
      });
    });
    const cancelled = { ok: false, error: { kind: 'cancelled' } };
    expect(await http({ url, signal: controller.signal })).toEqual(cancelled);
    server.events.removeAllListeners();
    expect(reads).toBe(4);
  });

  it('cancels a write, which is then no lost connection', async () => {
    const controller = new AbortController();
    server.use(
      mock.post(url, async () => {
        controller.abort();
        await delay('infinite');
        return HttpResponse.json(true);
      }),
    );
    expect(await http({ url, method: 'POST', signal: controller.signal })).toEqual({
      ok: false,
      error: { kind: 'cancelled' },
    });
  });

  it('holds writes back while an order is being placed, but neither the order nor a read', async () => {
    const received: string[] = [];
    server.use(
      mock.all(`${url}/*`, ({ request }) => {
        received.push(request.url.slice(url.length + 1));
        return HttpResponse.json(true);
      }),
    );
    const hold = await holdCart();
    const write = http({ url: `${url}/write`, method: 'POST' });
    expect(writesUnderWay()).toEqual([{ url: `${url}/write`, method: 'POST' }]);
    await http({ url: `${url}/read` });
    await http({ url: `${url}/order`, method: 'POST', isOrder: true });
    expect(received).toEqual(['read', 'order']);
    hold.release();
    expect(await write).toMatchObject({ ok: true });
    expect(received).toEqual(['read', 'order', 'write']);
    expect(writesUnderWay()).toEqual([]);
  });

  it('requests a page as a page, and measures each call without its ids', async () => {
    let accepted: string | null = null;
    server.use(
      mock.get('https://shop.example/book-12.html', ({ request }) => {
        accepted = request.headers.get('accept');
        return new HttpResponse('<p>Hi', { headers: { 'Content-Type': 'text/html' } });
      }),
      mock.post(url, () => HttpResponse.json({ message: 'no' }, { status: 400 })),
    );
    const measure = vi.spyOn(performance, 'measure');
    await http({ url: 'https://shop.example/book-12.html', responseType: 'text' });
    await http({ url, method: 'POST' });
    expect(accepted).toBe('text/html, */*');
    expect(
      measure.mock.calls.map(([name, options]) => [name, (options as { detail: unknown }).detail]),
    ).toEqual([
      ['till:GET /:id', { outcome: 'ok' }],
      ['till:POST /rest/default/V1/carts/mine', { outcome: 'rejected' }],
    ]);
  });

  it('sends nothing with a write that has no data', async () => {
    let seen = '';
    server.use(
      mock.post(url, async ({ request }) => {
        seen = `${request.headers.get('content-type') ?? 'no type'}: ${await request.text()}`;
        return HttpResponse.json(true);
      }),
    );
    await http({ url, method: 'POST' });
    expect(seen).toBe('no type: ');
  });
});
