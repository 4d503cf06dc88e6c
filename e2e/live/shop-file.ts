import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const path = v.pipe(v.string(), v.startsWith('/', 'a path begins with /'));

const schema = v.strictObject({
  product: v.strictObject({ path, name: text }),
  configurable: v.exactOptional(v.strictObject({ path, name: text, options: v.array(text) })),
  category: v.exactOptional(path),
  search: v.exactOptional(text),
  suggest: v.exactOptional(text),
  coupon: v.exactOptional(text),
  unavailable: v.exactOptional(v.number()),
  tile: v.exactOptional(v.strictObject({ path, name: text, options: v.array(text) })),
  grouped: v.exactOptional(v.strictObject({ path, items: v.array(text) })),
  download: v.exactOptional(v.strictObject({ path, name: text, links: v.array(text) })),
  reviews: v.exactOptional(v.boolean()),
  newsletter: v.exactOptional(v.boolean()),
  customer: v.exactOptional(v.strictObject({ email: text, password: text })),
  password: v.exactOptional(text),
  address: v.exactOptional(v.record(text, text)),
  abroad: v.exactOptional(v.record(text, v.string())),
  pickup: v.exactOptional(
    v.strictObject({ button: text, store: text, near: v.exactOptional(text) }),
  ),
  purchaseOrder: v.exactOptional(text),
  lean: v.exactOptional(v.boolean()),
  shipping: text,
  payment: text,
});

/** The shop's data for the flows; `docs/live.md` describes the keys. */
export type ShopFile = v.InferOutput<typeof schema>;

/** @throws with the invalid key if the text is not such a file */
export function parseShopFile(json: string): ShopFile {
  const parsed = v.safeParse(schema, JSON.parse(json));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}

/** The file of the run, that of the demo shop by default. */
export function readShopFile(): ShopFile {
  const file = process.env.TILL_LIVE_SHOP ?? join(import.meta.dirname, 'demo-shop.json');
  return parseShopFile(readFileSync(file, 'utf8'));
}
