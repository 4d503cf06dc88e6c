import { ownValue } from '../own-value';
import type { Configurable, Selection } from './catalog.types';

/**
 * The variants of each option as bit sets, one bit per variant, so that a click only combines a few thousand machine
 * words.
 */
export interface SwatchModel {
  /** Variant ids; a variant's index is its bit. */
  readonly variants: readonly string[];
  /** Final price by bit, as shown. NaN where the page has none. */
  readonly finals: Float64Array;
  /** Bits of each option, by attribute and option. */
  readonly attributes: ReadonlyMap<string, ReadonlyMap<string, Uint32Array>>;
  /** Bits of all variants that can be bought. */
  readonly all: Uint32Array;
}

const BITS = 32;
const models = new WeakMap<Configurable, SwatchModel>();

/** The model of a configurable product, built on first use and possible as long as the product is. */
export function swatchModelOf(configurable: Configurable): SwatchModel {
  let model = models.get(configurable);
  if (model === undefined) {
    model = buildSwatchModel(configurable);
    models.set(configurable, model);
  }
  return model;
}

/**
 * Builds the model. A variant without an option for some attribute cannot be bought and is ignored, so that every
 * available option leads to a variant.
 */
export function buildSwatchModel({ attributes, prices }: Configurable): SwatchModel {
  const ordinals = new Map<string, number>();
  for (const { products } of attributes[0]?.options ?? []) {
    for (const id of products) if (!ordinals.has(id)) ordinals.set(id, ordinals.size);
  }
  const words = Math.ceil(ordinals.size / BITS);
  const all = new Uint32Array(words).fill(0xffffffff);
  const bitsByAttribute = attributes.map(({ options }) => {
    const any = new Uint32Array(words);
    const bitsByOption = options.map(({ id, products }) => {
      const bits = new Uint32Array(words);
      for (const product of products) {
        const ordinal = ordinals.get(product);
        if (ordinal !== undefined) mark(bits, ordinal);
      }
      for (let word = 0; word < words; word += 1) any[word] = at(any, word) | at(bits, word);
      return [id, bits] as const;
    });
    narrow(all, any);
    return bitsByOption;
  });
  for (const options of bitsByAttribute) for (const [, bits] of options) narrow(bits, all);
  const variants = [...ordinals.keys()];
  return {
    variants,
    finals: Float64Array.from(variants, (id) => ownValue(prices, id)?.final.shown ?? Number.NaN),
    attributes: new Map(attributes.map(({ id }, index) => [id, new Map(bitsByAttribute[index])])),
    all,
  };
}

const at = (bits: Uint32Array, word: number): number => bits[word] ?? 0;

function mark(bits: Uint32Array, ordinal: number): void {
  const word = Math.floor(ordinal / BITS);
  bits[word] = at(bits, word) | (1 << (ordinal % BITS));
}

function narrow(bits: Uint32Array, by: Uint32Array): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = at(bits, word) & at(by, word);
}

function meet(one: Uint32Array, other: Uint32Array): boolean {
  for (let word = 0; word < one.length; word += 1) {
    if ((at(one, word) & at(other, word)) !== 0) return true;
  }
  return false;
}

/** Bits of the variants that have all that is chosen; `except` leaves one attribute out. */
function matching(model: SwatchModel, selection: Selection, except?: string): Uint32Array {
  const left = model.all.slice();
  for (const [attributeId, optionId] of Object.entries(selection)) {
    const bits = attributeId === except ? undefined : model.attributes.get(attributeId);
    if (bits === undefined) continue;
    const option = bits.get(optionId);
    if (option === undefined) left.fill(0);
    else narrow(left, option);
  }
  return left;
}

/**
 * The options that can be chosen while everything else stays as it is, by attribute (SWAT-11, SWAT-12). Each of them
 * leads to at least one variant that can be bought.
 */
export function offeredOptions(
  model: SwatchModel,
  selection: Selection,
): ReadonlyMap<string, ReadonlySet<string>> {
  const offered = new Map<string, ReadonlySet<string>>();
  for (const [attributeId, options] of model.attributes) {
    const left = matching(model, selection, attributeId);
    const ids = new Set<string>();
    for (const [optionId, bits] of options) if (meet(left, bits)) ids.add(optionId);
    offered.set(attributeId, ids);
  }
  return offered;
}

/**
 * The part of a selection that is available: an option that leads to no variant together with those before it is left
 * out.
 */
export function possibleSelection(model: SwatchModel, wanted: Selection): Selection {
  const left = model.all.slice();
  const possible: Record<string, string> = {};
  for (const [attributeId, options] of model.attributes) {
    const optionId = ownValue(wanted, attributeId);
    const bits = optionId === undefined ? undefined : options.get(optionId);
    if (optionId === undefined || bits === undefined || !meet(left, bits)) continue;
    narrow(left, bits);
    possible[attributeId] = optionId;
  }
  return possible;
}

/** The variants that match a selection. */
export interface Matches {
  /** Ids of the first, the cheapest and the most expensive variant; null where none matches. */
  readonly first: string | null;
  readonly cheapest: string | null;
  readonly dearest: string | null;
  readonly count: number;
}

/** Finds the variants that match a selection, in the shop's order (SWAT-13, SWAT-14). */
export function matchesOf(model: SwatchModel, selection: Selection): Matches {
  const { variants, finals } = model;
  const left = matching(model, selection);
  let first = -1;
  let cheapest = -1;
  let dearest = -1;
  let count = 0;
  for (let word = 0; word < left.length; word += 1) {
    let bits = at(left, word);
    while (bits !== 0) {
      const ordinal = word * BITS + 31 - Math.clz32(bits & -bits);
      bits &= bits - 1;
      count += 1;
      if (first < 0) first = ordinal;
      const price = finals[ordinal] ?? Number.NaN;
      if (Number.isNaN(price)) continue;
      if (cheapest < 0 || price < (finals[cheapest] ?? 0)) cheapest = ordinal;
      if (dearest < 0 || price > (finals[dearest] ?? 0)) dearest = ordinal;
    }
  }
  const idOf = (ordinal: number): string | null => variants[ordinal] ?? null;
  return { first: idOf(first), cheapest: idOf(cheapest), dearest: idOf(dearest), count };
}

/** The variant that is chosen: every attribute has an option; null until then. */
export function chosenVariant(model: SwatchModel, selection: Selection): string | null {
  for (const attributeId of model.attributes.keys()) {
    if (ownValue(selection, attributeId) === undefined) return null;
  }
  return model.attributes.size === 0 ? null : matchesOf(model, selection).first;
}
