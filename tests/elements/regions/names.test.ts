import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { namesOf } from '../../../elements/regions/names';

/** The elements that render the views of a folder. */
const TAGS: Readonly<Record<string, readonly string[]>> = {
  'src/features/cart/cart-page': ['till-cart'],
  'src/features/cart/mini-cart': ['till-mini-cart'],
  'src/features/checkout': ['till-checkout'],
  'src/features/shared/totals': ['till-cart', 'till-checkout'],
};

const placesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .flatMap((source) =>
      [...source.matchAll(/<Region name="([\w-]+)"/g)].map(([, name]) => name ?? ''),
    );

it('gives every region that scripts may name a place, and every place a name', () => {
  const types = readFileSync('src/state/extensions/region.types.ts', 'utf8');
  const named = [...types.matchAll(/^ {2}\| '([\w-]+)'/gm)].map(([, name]) => name);
  const rendered = Object.entries(TAGS).flatMap(([folder, tags]) =>
    tags.flatMap((tag) => placesIn(folder).flatMap((place) => namesOf(tag, place))),
  );
  expect([...new Set(rendered)].sort()).toEqual([...named].sort());
});
