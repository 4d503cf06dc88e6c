import type { Hono } from 'hono';

import type { Shop, ShopEnv } from '../shop';
import { ensureVisitorId } from './middleware';
import { parseChange } from './settings';
import { currentSettings } from './visitor';
import { keepSettings, keptSettings } from './visitor-store';

/**
 * The visitor's settings for scripts, `/demo/settings`: GET returns all of them, PUT changes the given ones and DELETE
 * resets all of them; each returns the resulting settings. 400 with a `message` for invalid ones.
 */
export function addSettingsRoutes(app: Hono<ShopEnv>, { db, defaults }: Shop): void {
  app.get('/demo/settings', (c) => c.json(currentSettings()));

  app.put('/demo/settings', async (c) => {
    const change = parseChange(await c.req.json().catch(() => null));
    if ('message' in change) return c.json(change, 400);
    const id = ensureVisitorId(c);
    const kept = { ...keptSettings(db, id), ...change };
    keepSettings(db, id, kept);
    return c.json({ ...defaults, ...kept });
  });

  app.delete('/demo/settings', (c) => {
    keepSettings(db, ensureVisitorId(c), {});
    return c.json(defaults);
  });
}
