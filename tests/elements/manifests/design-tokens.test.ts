import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { designTokens } from '../../../elements/manifests/design-tokens';
import { sharedCssProperties } from '../../../elements/manifests/shared-surface';

const { till } = JSON.parse(designTokens(sharedCssProperties)) as {
  readonly till: Readonly<Record<string, { readonly $type: string; readonly $value: unknown }>>;
};

describe('the design tokens', () => {
  it('are the custom properties with a value of their own', () => {
    const names = sharedCssProperties.map(({ name }) => name.slice('--till-'.length));
    const ofThePage = ['font-family', 'font-family-heading', 'thumbnail-fit'];
    expect(Object.keys(till)).toEqual(names.filter((name) => !ofThePage.includes(name)));
  });

  it.each([
    [
      'color-accent',
      'color',
      { colorSpace: 'srgb', components: [0.1216, 0.302, 0.2627], alpha: 1, hex: '#1f4d43' },
    ],
    [
      'color-overlay',
      'color',
      { colorSpace: 'srgb', components: [0.0784, 0.0941, 0.0863], alpha: 0.5, hex: '#141816' },
    ],
    ['radius', 'dimension', { value: 10, unit: 'px' }],
    ['space', 'dimension', { value: 0.25, unit: 'rem' }],
    ['font-weight-strong', 'fontWeight', 600],
    ['font-scale', 'number', 1],
  ])('%s is a %s', (name, type, value) => {
    expect(till[name]).toMatchObject({ $type: type, $value: value });
  });

  it('have a shadow of several layers', () => {
    const color = { colorSpace: 'srgb', components: [0.0784, 0.0941, 0.0863], hex: '#141816' };
    const px = (value: number) => ({ value, unit: 'px' });
    expect(till.shadow?.$value).toEqual([
      {
        color: { ...color, alpha: 0.06 },
        offsetX: px(0),
        offsetY: px(1),
        blur: px(2),
        spread: px(0),
      },
      {
        color: { ...color, alpha: 0.1 },
        offsetX: px(0),
        offsetY: px(8),
        blur: px(24),
        spread: px(0),
      },
    ]);
  });
});

it('the defaults that are listed are those of the style sheet', () => {
  const sheet = readFileSync('src/ui/styles/tokens.css', 'utf8');
  const used = new Map(
    [...sheet.matchAll(/var\((--till-[\w-]+), ((?:[^()]|\([^()]*\))+)\)/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
  const listed = sharedCssProperties.filter(({ name }) => used.has(name));
  expect(listed.length).toBeGreaterThan(20);
  for (const { name, default: value } of listed)
    if (!name.startsWith('--till-font-family')) expect(used.get(name), name).toBe(value);
});
