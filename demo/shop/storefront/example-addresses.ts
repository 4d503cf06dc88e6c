import type { Hono } from 'hono';

import { knownAddresses } from '../data/known-addresses';
import type { ShopEnv } from '../domain/shop';

/** The list behind the example in `demo/examples/address/lookup.js`: suggestions for a text, and one address in parts. */
export function addExampleAddresses(app: Hono<ShopEnv>): void {
  app.get('/examples/addresses', (c) => {
    const text = (c.req.query('text') ?? '').toLowerCase();
    const country = c.req.query('country') ?? '';
    const found = knownAddresses.filter(
      (address) =>
        address.country === country && address.street.join(' ').toLowerCase().includes(text),
    );
    return c.json(
      found.map(({ id, street, city }) => ({ id, label: [...street, city].join(', ') })),
    );
  });

  app.get('/examples/addresses/:id', (c) => {
    const found = knownAddresses.find(({ id }) => id === c.req.param('id'));
    return found === undefined ? c.json(null, 404) : c.json(found);
  });
}
