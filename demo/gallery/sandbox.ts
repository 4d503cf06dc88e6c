import { randomBytes } from 'node:crypto';

import type { Hono } from 'hono';

import { saveSession } from '../shop/domain/session/session';
import { keepSettings } from '../shop/domain/settings/visitor-store';
import type { Shop, ShopEnv } from '../shop/domain/shop';
import { replacementResponse } from './responses';
import { withHostileNames } from './hostile-names';
import { isNavigation, leadsElsewhere } from './leads-elsewhere';
import { addPreviewPage } from './preview-page';
import { newVisitor } from './seed';
import type { GalleryState } from './states.types';
import type { GalleryElement } from './surface';

/** A shop in memory below a path of the demo shop, created by `createShop`. */
export type OpenShop = (options: {
  readonly dbFile: string;
  readonly basePath: string;
  /** Pages that take precedence over the shop's own. */
  readonly pages: (app: Hono<ShopEnv>, shop: Shop) => void;
}) => {
  readonly app: { fetch(request: Request): Response | Promise<Response> };
  close(): void;
};

/** Maximum number of sandboxes; a new one replaces the least recently used. */
const KEPT = 30;
const FILES = /^(?:till|static|art)\//;

/** The shop of one preview, with one visitor, whose cookies are kept here. */
class Sandbox {
  private readonly cookies = new Map<string, string>();
  private readonly shop: ReturnType<OpenShop>;

  constructor(
    open: OpenShop,
    element: GalleryElement,
    private readonly state: GalleryState,
    private readonly basePath: string,
  ) {
    this.shop = open({
      dbFile: ':memory:',
      basePath,
      pages: (app, shop) => {
        const session = newVisitor(shop, state);
        saveSession(shop.db, session);
        this.cookies.set('PHPSESSID', session.id);
        this.cookies.set('form_key', session.formKey);
        if (state.settings !== undefined) {
          const visitor = randomBytes(16).toString('hex');
          keepSettings(shop.db, visitor, state.settings);
          this.cookies.set('demo_visitor', visitor);
        }
        addPreviewPage(app, shop, element, state);
      },
    });
  }

  /** Responds to a request of the preview at a path below its base path. */
  async answer(request: Request, path: string): Promise<Response> {
    if (isNavigation(request) && path !== 'page') return leadsElsewhere(`/${path}`, this.basePath);
    if (path !== 'page' && !FILES.test(path)) {
      const instead = await replacementResponse(this.state, request.signal);
      if (instead) return instead;
    }
    const response = await this.shop.app.fetch(await this.asVisitor(request, path));
    return this.asAnswer(response);
  }

  close(): void {
    this.shop.close();
  }

  /** Sends the request to the sandbox's shop with the cookies of its visitor instead of the browser's. */
  private async asVisitor(request: Request, path: string): Promise<Request> {
    const { origin, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.delete('accept-encoding');
    headers.set('cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const body = hasBody ? { body: await request.arrayBuffer() } : {};
    return new Request(`${origin}/${path}${search}`, { method: request.method, headers, ...body });
  }

  private async asAnswer(response: Response): Promise<Response> {
    const headers = new Headers(response.headers);
    for (const line of response.headers.getSetCookie()) this.keep(line);
    headers.delete('set-cookie');
    const location = headers.get('location');
    if (location !== null) headers.set('location', this.within(location));
    const isJson = headers.get('content-type')?.includes('json') === true;
    if (!this.state.hostile || !isJson) {
      return new Response(response.body, { status: response.status, headers });
    }
    headers.delete('content-length');
    const text = JSON.stringify(withHostileNames(await response.json()));
    return new Response(text, { status: response.status, headers });
  }

  /** Keeps a redirect of the shop, which may be relative to the root, below the base path. */
  private within(location: string): string {
    const { pathname, search } = new URL(location, 'http://sandbox.invalid');
    const path = pathname.startsWith(this.basePath) ? pathname : this.basePath + pathname.slice(1);
    return path + search;
  }

  private keep(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (/max-age=0\b/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1));
  }
}

/** The sandboxes of the gallery's previews, by the id in their URL. */
export class Sandboxes {
  private readonly byId = new Map<string, Sandbox>();

  constructor(private readonly openShop: OpenShop) {}

  /** Makes a sandbox; returns its base path, with a slash at the end. */
  open(element: GalleryElement, state: GalleryState): string {
    const id = randomBytes(8).toString('hex');
    const basePath = `/gallery/${element.tag}/preview/${id}/`;
    this.byId.set(id, new Sandbox(this.openShop, element, state, basePath));
    for (const [oldest, sandbox] of this.byId) {
      if (this.byId.size <= KEPT) break;
      sandbox.close();
      this.byId.delete(oldest);
    }
    return basePath;
  }

  /** The sandbox of an id while it is kept. */
  find(id: string): Sandbox | null {
    const found = this.byId.get(id);
    if (!found) return null;
    this.byId.delete(id);
    this.byId.set(id, found);
    return found;
  }

  close(): void {
    for (const sandbox of this.byId.values()) sandbox.close();
    this.byId.clear();
  }
}
