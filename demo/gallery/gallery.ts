import { fileURLToPath } from 'node:url';

import type { Context, Hono } from 'hono';

import type { ShopEnv } from '../shop/domain/shop';
import { serveFolder } from '../shop/support/assets';
import { choiceOf } from './choice';
import { renderElementPage } from './element-page';
import { renderIndexPage } from './index-page';
import { isNavigation } from './leads-elsewhere';
import { Sandboxes, type OpenShop } from './sandbox';
import { cssSnippet, htmlSnippet } from './snippet';
import { findElement } from './surface';

const files = serveFolder(fileURLToPath(new URL('assets', import.meta.url)), '/gallery/assets/');

const queryOf = (c: Context<ShopEnv>): URLSearchParams => new URL(c.req.url).searchParams;

/** A gallery. */
export interface Gallery {
  readonly addTo: (app: Hono<ShopEnv>) => void;
  /** Closes the shops that its previews run in. */
  close(): void;
}

/** The pages: an index and one for each element; `choice` has the values of its controls. */
function addPages(app: Hono<ShopEnv>): void {
  app.get('/gallery', (c) => c.html(renderIndexPage(c.req.query('q') ?? '')));

  app.get('/gallery/assets/*', (c) => files(c) ?? c.text('Not found', 404));

  app.get('/gallery/:tag', async (c, next) => {
    const element = findElement(c.req.param('tag'));
    if (!element) return next();
    const query = queryOf(c);
    return c.html(renderElementPage(element, choiceOf(element, query), query));
  });

  app.get('/gallery/:tag/choice', async (c, next) => {
    const element = findElement(c.req.param('tag'));
    if (!element) return next();
    const choice = choiceOf(element, queryOf(c));
    return c.json({
      attributes: choice.attributes,
      properties: choice.properties,
      html: htmlSnippet(element, choice),
      css: cssSnippet(element, choice),
    });
  });
}

/** The previews: `preview` creates a sandbox and redirects to its page; the sandbox handles everything below that. */
function addPreviews(app: Hono<ShopEnv>, sandboxes: Sandboxes): void {
  app.get('/gallery/:tag/preview', async (c, next) => {
    const element = findElement(c.req.param('tag'));
    if (!element) return next();
    const query = queryOf(c);
    const basePath = sandboxes.open(element, choiceOf(element, query).state);
    return c.redirect(`${basePath}page?${query.toString()}`, 302);
  });

  app.all('/gallery/:tag/preview/:id/*', async (c) => {
    const { tag, id } = c.req.param();
    const { pathname, search } = new URL(c.req.url);
    const sandbox = sandboxes.find(id);
    if (sandbox) {
      return sandbox.answer(c.req.raw, pathname.slice(`/gallery/${tag}/preview/${id}/`.length));
    }
    // Kept for a while only: an old preview starts over when it is reloaded.
    if (isNavigation(c.req.raw)) return c.redirect(`/gallery/${tag}/preview${search}`, 302);
    return c.text('Not found', 404);
  });
}

/**
 * The gallery of elements: a page for each element, with previews in separate shops created by `openShop`.
 * It needs no session.
 */
export function openGallery(openShop: OpenShop): Gallery {
  const sandboxes = new Sandboxes(openShop);
  return {
    addTo: (app) => {
      addPages(app);
      addPreviews(app, sandboxes);
    },
    close: () => {
      sandboxes.close();
    },
  };
}
