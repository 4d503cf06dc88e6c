/** Placeholder for the address of the published site, which is known only in the browser. */
export const PLACE = 'http://shop.invalid';

/** A gallery preview that becomes a page of the site, and the calls whose responses its element needs. */
export interface LiveFrame {
  readonly name: string;
  readonly tag: string;
  readonly state: string;
  /** Made once, in this order, when the site is built; a path is below the shop's base URL. */
  readonly calls: readonly {
    readonly method: string;
    readonly path: string;
    readonly body?: unknown;
  }[];
  /** Content of the element beside its fallback. */
  readonly slotted?: string;
  /** Scripts of the page, as files of the repository. */
  readonly scripts?: readonly string[];
}

/** What a frame is made of: its page as the gallery renders it, and the responses of the gallery's shop. */
export interface RecordedFrame {
  readonly html: string;
  /** The visitor's private data by section. */
  readonly sections: unknown;
  /** Responses by `callKey`. */
  readonly responses: unknown;
}

/** How `site/live/live.js` looks a response up: `GET rest/default/V1/guest-carts/:id/totals`. */
const callKey = (method: string, path: string, body: unknown): string =>
  `${method} ${path}${JSON.stringify(body ?? null).includes('"shipping_method_code":') ? ' with a method' : ''}`;

/** Sends a request to the demo shop, by path. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>;

const SECTIONS =
  'customer/section/load/?sections=cart%2Ccustomer&force_new_section_timestamp=false';

/**
 * Opens a frame in the gallery's shop and records its page and its calls, with paths from the root of the shop.
 *
 * @throws Error when a call is refused
 */
export async function recordFrame(
  { tag, state, calls }: LiveFrame,
  send: Send,
): Promise<RecordedFrame> {
  const opened = await send(`/gallery/${tag}/preview?state=${state}`);
  const address = opened.headers.get('location') ?? '';
  const base = address.replace(/page\?.*$/, '');
  const html = await (await send(address)).text();
  const [, cart = ''] = /"entity_id":"(\w{32})"/.exec(html) ?? [];
  const responses: Record<string, unknown> = {};
  for (const { method, path, body } of calls) {
    const response = await send(base + path.replace(':id', cart), {
      method,
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) {
      throw new Error(`${tag}: ${method} ${path} was refused: ${await response.text()}`);
    }
    responses[callKey(method, path, body)] = await response.json();
  }
  const sections: unknown = await (await send(base + SECTIONS)).json();
  const fromRoot = (text: string): string => text.replaceAll(base, '/');
  return {
    html: fromRoot(html),
    sections: JSON.parse(fromRoot(JSON.stringify(sections))) as unknown,
    responses: JSON.parse(fromRoot(JSON.stringify(responses))) as unknown,
  };
}
