import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sharedCssProperties } from '../../elements/manifests/shared-surface';

/** The recipe for a dark page in docs/theming.md, by property. */
const [, recipe = ''] = /\.dark \{([^}]*)\}/.exec(readFileSync('docs/theming.md', 'utf8')) ?? [];
const colors = new Map(
  [...recipe.matchAll(/--till-color-([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

/** Relative luminance of a colour written as `#rrggbb` (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(name: string, background: string): number {
  const [one, other] = [name, background].map((key) => luminance(colors.get(key) ?? ''));
  const [darker = 0, lighter = 0] = [one ?? 0, other ?? 0].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe('the recipe for a dark page', () => {
  it('sets every colour', () => {
    const all = sharedCssProperties.flatMap(({ name }) =>
      name.startsWith('--till-color-') ? [name.slice('--till-color-'.length)] : [],
    );
    expect([...colors.keys()].toSorted()).toEqual(all.toSorted());
  });

  it.each([
    ['text', 'surface'],
    ['text', 'surface-muted'],
    ['text-muted', 'surface-muted'],
    ['accent', 'surface'],
    ['on-accent', 'accent'],
    ['on-accent', 'accent-strong'],
    ['text', 'accent-soft'],
    ['danger', 'danger-soft'],
    ['success', 'success-soft'],
    ['warning', 'warning-soft'],
  ])('has enough contrast of %s on %s', (name, background) => {
    expect(contrast(name, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['border-strong', 'focus'])('has enough contrast of the outline %s', (name) => {
    expect(contrast(name, 'surface')).toBeGreaterThanOrEqual(3);
  });
});
