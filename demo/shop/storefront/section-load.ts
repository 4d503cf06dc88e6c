import type { Hono } from 'hono';

import { loadSections, sectionNames } from '../sections/sections';
import type { Shop, ShopEnv } from '../domain/shop';
import { escapeHtml } from '../support/html';
import { baseUrlOf } from '../domain/base-url';

/** `customer/section/load`: the named sections, or all of them (`endpoints.md` §4). */
export function addSectionRoutes(app: Hono<ShopEnv>, shop: Shop): void {
  app.get('/customer/section/load', (c) => {
    const asked = c.req.query('sections');
    const names = asked ? asked.split(',').filter(Boolean) : sectionNames();
    const answer = loadSections(shop, c.get('session'), names, baseUrlOf(c));
    if ('unknown' in answer) {
      const message = `The &quot;${escapeHtml(answer.unknown)}&quot; section source isn&#039;t supported.`;
      return c.json({ message }, 400);
    }
    return c.json(answer.sections);
  });
}
