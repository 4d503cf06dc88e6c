import { readFileSync } from 'node:fs';

import * as v from 'valibot';

/** The position of a tag: instead of the markup, around it, around its content, or at the end of its content. */
export const manners = ['replace', 'around', 'inside', 'append'] as const;

/** A place of one of Till's tags in the shop's pages. */
export interface Swap {
  readonly tag: string;
  /** CSS selector of the stock markup. Every match is processed, outermost first. */
  readonly select: string;
  /** CSS selector that matches pages where the markup is expected. Without it, the tag is never reported as missing. */
  readonly on?: string;
  /** `replace` by default. */
  readonly how?: (typeof manners)[number];
  /** With `around`: selector of the siblings that go into the tag as well, up to the last match. */
  readonly through?: string;
  /** With `replace`: selector, inside the markup, of a link that is shown until the element is ready. */
  readonly link?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Attributes of the tag whose value is that of an attribute of the markup. */
  readonly copy?: Readonly<Record<string, string>>;
  /** Names of stock components that must not start on the markup. Their configuration stays readable. */
  readonly idle?: readonly string[];
}

const words = v.record(v.string(), v.string());

const placesSchema = v.array(
  v.object({
    tag: v.string(),
    select: v.string(),
    on: v.exactOptional(v.string()),
    how: v.exactOptional(v.picklist(manners)),
    through: v.exactOptional(v.string()),
    link: v.exactOptional(v.string()),
    attributes: v.exactOptional(words),
    copy: v.exactOptional(words),
    idle: v.exactOptional(v.array(v.string())),
  }),
);

const table = new URL('../../integrations/places.json', import.meta.url);

/** Pages of Luma and of themes that descend from it. Tags that the built bundle lacks are left out. */
export const lumaSwaps: readonly Swap[] = v.parse(
  placesSchema,
  JSON.parse(readFileSync(table, 'utf8')),
);
