import type { Attribute } from './product.types';

const color = (id: number, label: string, value: string) =>
  ({ id, label, swatch: { kind: 'color', value } }) as const;
const text = (id: number, label: string, value: string) =>
  ({ id, label, swatch: { kind: 'text', value } }) as const;
const image = (id: number, label: string, sku: string) =>
  ({ id, label, swatch: { kind: 'image', value: sku } }) as const;

export const goodsColour: Attribute = {
  id: 93,
  code: 'color',
  label: 'Colour',
  values: [color(52, 'Teal', '#1f6f6b'), color(53, 'Rust', '#b4532a'), color(54, 'Ink', '#22304a')],
};

export const vinylColour: Attribute = {
  id: 93,
  code: 'color',
  label: 'Colour',
  values: [color(55, 'Black', '#1b1b1d'), color(56, 'Amber', '#d58a1f')],
};

export const ruling: Attribute = {
  id: 144,
  code: 'ruling',
  label: 'Ruling',
  values: [text(166, 'Plain', 'Plain'), text(167, 'Dotted', 'Dotted')],
};

export const binding: Attribute = {
  id: 145,
  code: 'binding',
  label: 'Format',
  values: [
    text(170, 'Paperback', 'PB'),
    text(171, 'Hardback', 'HB'),
    text(172, 'Large Print', 'LP'),
  ],
};

export const coverArt: Attribute = {
  id: 146,
  code: 'cover_art',
  label: 'Cover art',
  values: [image(180, 'Harbour', 'BK-TIDE-HB'), image(181, 'Lighthouse', 'BK-TIDE-LH')],
};
