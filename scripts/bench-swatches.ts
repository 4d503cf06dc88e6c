import { readFileSync } from 'node:fs';

import { parseConfigurable } from '../src/api/page-config/catalog/configurable';
import type { Selection } from '../src/domain/catalog/catalog.types';
import {
  buildSwatchModel,
  chosenVariant,
  matchesOf,
  offeredOptions,
  type SwatchModel,
} from '../src/domain/catalog/swatch-model';

/**
 * `npm run bench:swatches`: measures the options of a configurable product with 4 attributes of 40 options and a growing
 * number of variants, against the limits in budgets.json. Times are those of a mid-range phone: four times what this
 * machine takes. With `--report` it never fails.
 */

const SIZES = [100, 1000, 10_000, 20_000];
const ATTRIBUTES = 4;
const OPTIONS = 40;
const CLICKS = 200;
const RUNS = 7;
const SLOWER_CPU = 4;

interface Cost {
  /** Time to parse the page's JSON into the configuration that the elements use, in ms. */
  readonly readMs: number;
  /** Time to build the model from it, in ms. */
  readonly buildMs: number;
  /** Time of one choice (remaining options, price, variant) in ms: the 95th percentile. */
  readonly clickMs: number;
  /** Bytes per variant in the model's bit sets and prices. */
  readonly bytesPerVariant: number;
}

/** Numbers from 0 up to `end`, the same ones in every run. */
function numbers(): (end: number) => number {
  let state = 1;
  return (end) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % end;
  };
}

/** The `jsonConfig` of a product with that many variants (`config-shapes.md` §3.1). */
function printed(variants: number, draw: (end: number) => number): string {
  const index = Array.from({ length: variants }, () =>
    Array.from({ length: ATTRIBUTES }, () => draw(OPTIONS)),
  );
  const option = (attribute: number, id: number) => ({
    id: String(id),
    label: `Option ${String(id)}`,
    products: index.flatMap((row, variant) => (row[attribute] === id ? [String(variant)] : [])),
  });
  const attributes = Array.from({ length: ATTRIBUTES }, (_, attribute) => ({
    id: String(attribute),
    code: `attribute_${String(attribute)}`,
    label: `Attribute ${String(attribute)}`,
    position: String(attribute),
    options: Array.from({ length: OPTIONS }, (_none, id) => option(attribute, id)),
  }));
  const optionPrices = index.map((_, variant) => ({
    finalPrice: { amount: 10 + (variant % 90) },
    oldPrice: { amount: 100 },
    basePrice: { amount: 10 },
    tierPrices: [],
  }));
  return JSON.stringify({
    jsonConfig: {
      attributes: Object.fromEntries(attributes.map((one) => [one.id, one])),
      optionPrices: Object.fromEntries(optionPrices.entries()),
    },
  });
}

/** CPU time instead of elapsed time, so that other work on the machine matters little. */
function timed(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return ((user + system) / 1000) * SLOWER_CPU;
}

const at = (values: readonly number[], part: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) * part)] ?? 0;

function bytesOf({ finals, all, attributes }: SwatchModel): number {
  const bits = [...attributes.values()].flatMap((options) => [...options.values()]);
  return [...bits, all].reduce((sum, { byteLength }) => sum + byteLength, finals.byteLength);
}

function measure(variants: number): Cost {
  const draw = numbers();
  const init = JSON.parse(printed(variants, draw)) as Record<string, unknown>;
  const configurable = parseConfigurable(init);
  const model = buildSwatchModel(configurable);
  const reads = Array.from({ length: RUNS }, () => timed(() => parseConfigurable(init)));
  const builds = Array.from({ length: RUNS }, () => timed(() => buildSwatchModel(configurable)));
  const clicks: number[] = [];
  let selection: Selection = {};
  for (let click = 0; click < CLICKS; click += 1) {
    const offered = [...(offeredOptions(model, selection).get(String(click % ATTRIBUTES)) ?? [])];
    const option = offered[draw(Math.max(1, offered.length))];
    selection = option === undefined ? {} : { ...selection, [String(click % ATTRIBUTES)]: option };
    clicks.push(
      timed(() => {
        offeredOptions(model, selection);
        matchesOf(model, selection);
        chosenVariant(model, selection);
      }),
    );
  }
  return {
    readMs: at(reads, 0.5),
    buildMs: at(builds, 0.5),
    clickMs: at(clicks, 0.95),
    bytesPerVariant: bytesOf(model) / variants,
  };
}

const { swatches: limits } = JSON.parse(readFileSync('budgets.json', 'utf8')) as {
  swatches: Cost;
};

measure(SIZES[1] ?? 0);
const COLUMNS = ['readMs', 'buildMs', 'clickMs', 'bytesPerVariant'] as const;
const row = (name: string, values: readonly (string | number)[]): string =>
  name.padEnd(12) + values.map((value) => String(value).padStart(17)).join('');
let isOver = false;
console.log(row('variants', COLUMNS));
for (const variants of SIZES) {
  const cost = measure(variants);
  // With few variants, whole machine words dominate the size.
  const isSmall = variants < 1000;
  const over = COLUMNS.filter(
    (key) => cost[key] > limits[key] && !(isSmall && key === 'bytesPerVariant'),
  );
  isOver ||= over.length > 0;
  console.log(
    row(
      String(variants),
      COLUMNS.map((key) => `${over.includes(key) ? '✘ ' : ''}${cost[key].toFixed(2)}`),
    ),
  );
}
console.log(
  row(
    'limit',
    COLUMNS.map((key) => limits[key]),
  ),
);
process.exitCode = isOver && !process.argv.includes('--report') ? 1 : 0;
