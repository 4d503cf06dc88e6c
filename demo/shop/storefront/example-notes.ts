import type { Hono } from 'hono';

import type { ShopEnv } from '../domain/shop';
import { field, readForm, refuseForgery } from './visit';

/** The notes of a visit on its order. */
type Notes = Readonly<Record<string, string>>;

const LONGEST = 1000;

/**
 * The shop's endpoint for the examples in `demo/examples/regions/`: keeps the note on an order in memory, by form
 * key. A real shop would store it with the cart.
 */
export function addExampleNotes(app: Hono<ShopEnv>): void {
  const notes = new Map<string, Notes>();

  app.post('/examples/order-notes', async (c) => {
    const form = await readForm(c);
    const refusal = refuseForgery(c, form);
    if (refusal) return refusal;
    const written = ['comment', 'date'].flatMap((name) =>
      name in form ? [[name, field(form, name).slice(0, LONGEST)] as const] : [],
    );
    const { formKey } = c.get('session');
    notes.set(formKey, { ...notes.get(formKey), ...Object.fromEntries(written) });
    return c.json({ saved: true });
  });

  app.get('/examples/order-notes', (c) => c.json(notes.get(c.get('session').formKey) ?? {}));
}
