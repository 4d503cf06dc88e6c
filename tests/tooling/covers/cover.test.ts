import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { coverSubjects, shopCovers } from '../../../scripts/covers/shop-covers';
import { drawCover } from '../../../scripts/covers/index';
import type { CoverFormat, CoverSubject } from '../../../scripts/covers/cover.types';
import { products } from '../../../demo/shop/data/products';
import { wellFormedProblem } from './well-formed';

const formats: readonly CoverFormat[] = [
  'book',
  'record',
  'film',
  'audio',
  'notebook',
  'tote',
  'card',
  'ticket',
  'set',
  'cloth',
  'tin',
  'lamp',
];

const subject = (changes: Partial<CoverSubject> = {}): CoverSubject => ({
  sku: 'X-1',
  title: 'The Tide Tables',
  creator: 'A. Writer',
  format: 'book',
  ...changes,
});

const subjects = products.flatMap(coverSubjects);
const FOLDER = 'demo/shop/data/covers/';

const idsOf = (svg: string): string[] =>
  [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');

describe('the committed covers', () => {
  it('are what scripts/demo-covers.ts draws', () => {
    const stale = [...shopCovers()].filter(
      ([file, svg]) => !existsSync(FOLDER + file) || readFileSync(FOLDER + file, 'utf8') !== svg,
    );
    expect(
      stale.map(([file]) => file),
      'run `npx tsx scripts/demo-covers.ts`',
    ).toEqual([]);
  });
});

describe('drawCover', () => {
  it('gives the same picture for the same subject', () => {
    for (const cover of subjects) {
      expect([cover.sku, drawCover(cover) === drawCover({ ...cover })]).toEqual([cover.sku, true]);
    }
  });

  it('draws every cover of the shop as well-formed XML', () => {
    for (const cover of subjects) {
      expect([cover.sku, wellFormedProblem(drawCover(cover))]).toEqual([cover.sku, null]);
    }
  });

  it('gives each product a cover of its own', () => {
    const pictures = products.map(({ sku, name, author, format }) =>
      drawCover(subject({ sku, title: name, creator: author, format })).replace(/c[0-9a-z]+-/g, ''),
    );
    expect(new Set(pictures).size).toBe(products.length);
  });

  it.each(formats)('escapes hostile titles and makers on a %s', (format) => {
    const hostile = `</text><script>alert(1)</script>&"'\u0000\u0008`;
    const svg = drawCover(subject({ format, title: hostile, creator: hostile }));
    expect(wellFormedProblem(svg)).toBeNull();
    expect(svg).not.toContain('<script');
  });

  it.each(formats)(
    'draws a %s without a maker, and with a title of one very long word',
    (format) => {
      expect(wellFormedProblem(drawCover(subject({ format, creator: '' })))).toBeNull();
      expect(wellFormedProblem(drawCover(subject({ format, title: 'W'.repeat(90) })))).toBeNull();
      expect(wellFormedProblem(drawCover(subject({ format, title: '' })))).toBeNull();
    },
  );

  it('uses ids that no other cover of the page uses, and only references to its own', () => {
    const all = subjects.map((cover) => drawCover(cover));
    const ids = all.flatMap(idsOf);
    expect(new Set(ids).size).toBe(ids.length);
    for (const svg of all) {
      const references = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect(idsOf(svg)).toEqual(expect.arrayContaining(references));
    }
  });

  it('keeps the composition and changes the inks for a colour variant', () => {
    const shape = (svg: string): string =>
      svg.replace(/c[0-9a-z]+-/g, '').replace(/#[0-9a-f]{3,6}(?=")/g, '');
    const green = drawCover(subject({ format: 'notebook', colour: '#1f6f6b' }));
    const rust = drawCover(subject({ format: 'notebook', colour: '#b4532a' }));
    expect(green).toContain('#1f6f6b');
    expect(green === rust).toBe(false);
    expect(shape(green) === shape(rust)).toBe(true);
  });

  it('presses a record in its colour and leaves the sleeve alone', () => {
    const amber = drawCover(subject({ format: 'record', colour: '#d58a1f' }));
    expect(amber).toContain('fill="#d58a1f"');
    const sleeve = (svg: string): string =>
      svg.slice(svg.indexOf('<text')).replace(/c[0-9a-z]+-/g, '');
    expect(sleeve(amber)).toBe(sleeve(drawCover(subject({ format: 'record' }))));
  });

  it('contains no script, style or event handler, so it works under a strict CSP', () => {
    for (const cover of subjects) {
      expect(drawCover(cover)).not.toMatch(/<script|<style|<foreignObject| style=| on\w+=|href=/);
    }
  });
});
