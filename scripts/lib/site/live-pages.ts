import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { createDemo } from '../../../demo/demo';
import { PLACE, recordFrame, type LiveFrame, type RecordedFrame, type Send } from './live-frames';

/** An address that the shop ships to, in the names of `shipping-information`. */
const ADDRESS = {
  countryId: 'US',
  regionId: '12',
  regionCode: 'CA',
  region: 'California',
  street: ['12 Harbour Street'],
  telephone: '555-0134',
  postcode: '94607',
  city: 'Oakland',
  firstname: 'Ada',
  lastname: 'Reader',
};
const CART = 'rest/default/V1/guest-carts/:id';
const FLAT_RATE = { shipping_method_code: 'flatrate', shipping_carrier_code: 'flatrate' };

/** The live examples of the site. Each is a state of the gallery; its name is that of its page in `frames/`. */
export const LIVE_FRAMES: readonly LiveFrame[] = [
  { name: 'mini-cart', tag: 'till-mini-cart', state: 'few', calls: [] },
  { name: 'swatches', tag: 'till-swatches', state: 'product', calls: [] },
  { name: 'price', tag: 'till-price', state: 'tiers', calls: [] },
  {
    name: 'checkout',
    tag: 'till-checkout',
    state: 'guest',
    slotted: '<p slot="checkout-after-totals">Free returns for 30 days</p>',
    scripts: [
      'demo/examples/regions/order-notes.js',
      'demo/examples/regions/delivery-date.js',
      'site/live/no-orders.js',
    ],
    calls: [
      {
        method: 'POST',
        path: 'rest/default/V1/customers/isEmailAvailable',
        body: { customerEmail: 'ada@example.com' },
      },
      {
        method: 'POST',
        path: `${CART}/estimate-shipping-methods`,
        body: { address: { country_id: 'US', region_id: 12, postcode: '94607' } },
      },
      {
        method: 'POST',
        path: `${CART}/totals-information`,
        body: { addressInformation: { address: ADDRESS } },
      },
      {
        method: 'POST',
        path: `${CART}/totals-information`,
        body: { addressInformation: { address: ADDRESS, ...FLAT_RATE } },
      },
      {
        method: 'POST',
        path: `${CART}/shipping-information`,
        body: {
          addressInformation: { shipping_address: ADDRESS, billing_address: ADDRESS, ...FLAT_RATE },
        },
      },
      {
        method: 'POST',
        path: `${CART}/set-payment-information`,
        body: { email: 'ada@example.com', paymentMethod: { method: 'checkmo' } },
      },
      { method: 'GET', path: CART },
      { method: 'GET', path: `${CART}/payment-information` },
      { method: 'GET', path: `${CART}/totals` },
    ],
  },
];

/** Files of the bundle that a page with a script tag may load. */
const BUNDLE = ['till.js', 'chunks', 'elements'];

/** Files of the shop that a page or a response refers to. */
const FILE = /\/((?:static|art|gallery\/assets)\/[^"\s\\?]+)/g;

/** The page of a frame, with everything it loads in `files/` beside it. */
export function framePage(frame: LiveFrame, { html, ...shop }: RecordedFrame): string {
  const data = JSON.stringify(shop).replaceAll('<', '\\u003c');
  const scripts = (frame.scripts ?? []).map(
    (file) => `<script src="files/${file}" defer></script>\n`,
  );
  return html
    .replace(/<script src="[^"]*\/preview\.js" defer><\/script>\n/, scripts.join(''))
    .replaceAll(/(href|src|action)="\//g, '$1="files/')
    .replace(`</${frame.tag}>`, `${frame.slotted ?? ''}</${frame.tag}>`)
    .replace(
      '</body>',
      `<script type="application/json" id="live-shop">${data}</script>\n<script src="files/site/live/live.js"></script>\n</body>`,
    );
}

/** Writes the pages of the live examples with all that they load into a folder. */
export async function writeLivePages(folder: string, distDir: string): Promise<void> {
  const demo = createDemo({ dbFile: ':memory:', distDir });
  const send: Send = async (path, init) => demo.app.fetch(new Request(new URL(path, PLACE), init));
  const write = (file: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  const copy = (from: string, to: string): void =>
    cpSync(from, join(folder, 'files', to), { recursive: true });
  const files = new Set<string>();
  try {
    for (const frame of LIVE_FRAMES) {
      const recorded = await recordFrame(frame, send);
      write(`${frame.name}.html`, framePage(frame, recorded));
      for (const [, file = ''] of JSON.stringify(recorded).matchAll(FILE)) files.add(file);
      for (const script of frame.scripts ?? []) copy(script, script);
    }
    for (const file of files) {
      const response = await send(`/${file}`);
      if (response.ok) write(`files/${file}`, new Uint8Array(await response.arrayBuffer()));
    }
  } finally {
    demo.close();
  }
  copy('site/live/live.js', 'site/live/live.js');
  for (const name of BUNDLE) copy(join(distDir, name), join('till', name));
}
