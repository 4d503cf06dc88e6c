import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  NOTHING_PENDING,
  optionToggled,
  pendingUrl,
  rangeChosen,
  removalToggled,
} from '../../../../src/domain/listing/pending-filters';

const SHELF = 'https://shop.example/shelf.html';

/** How a shop writes the values of an attribute: one of them, or a list in one of four ways. */
type Style = 'single' | 'brackets' | 'indexed' | 'repeated' | 'commas';
type State = Readonly<Record<string, readonly string[]>>;

const STYLES: Readonly<Record<string, Style>> = {
  cat: 'single',
  color: 'single',
  'genre[x]': 'brackets',
  brand: 'indexed',
  size: 'repeated',
  author: 'commas',
};
const VALUES = ['1', '2', '310', 'Ä b'];

/** A shop's address of a state, as its templates write it. */
function addressOf(state: State): string {
  const url = new URL(SHELF);
  for (const [name, values] of Object.entries(state)) {
    const style = STYLES[name];
    if (style === 'commas' && values.length > 0) url.searchParams.set(name, values.join(','));
    else {
      values.forEach((value, at) => {
        const suffix = style === 'brackets' ? '[]' : style === 'indexed' ? `[${String(at)}]` : '';
        url.searchParams.append(name + suffix, value);
      });
    }
  }
  return url.href;
}

/** What a shop reads from an address, whatever the order of a list. */
function stateOf(address: string): State {
  const state: Record<string, string[]> = {};
  for (const [name, value] of new URL(address).searchParams) {
    const attribute = STYLES[name] === undefined ? name.replace(/\[\d*\]$/, '') : name;
    const values = STYLES[attribute] === 'commas' ? value.split(',') : [value];
    state[attribute] = [...(state[attribute] ?? []), ...values].sort();
  }
  return state;
}

const plain = (state: State): State => stateOf(addressOf(state));

const added = (state: State, name: string, value: string): State => ({
  ...state,
  [name]: STYLES[name] === 'single' ? [value] : [...(state[name] ?? []), value],
});
const removed = (state: State, name: string, value: string): State => ({
  ...state,
  [name]: (state[name] ?? []).filter((one) => one !== value),
});

const values = fc.uniqueArray(fc.constantFrom(...VALUES), { maxLength: 3 });
const oneValue = fc.uniqueArray(fc.constantFrom(...VALUES), { maxLength: 1 });
// A list that nothing on the page shows as one cannot be told from a single value: it has two values at first.
const known = fc.uniqueArray(fc.constantFrom(...VALUES), { minLength: 2, maxLength: 3 });
const shops = fc.record({
  cat: oneValue,
  color: oneValue,
  'genre[x]': values,
  brand: values,
  size: known,
  author: known,
});
const presses = fc.array(
  fc.record({ name: fc.constantFrom(...Object.keys(STYLES)), value: fc.constantFrom(...VALUES) }),
  { minLength: 1, maxLength: 8 },
);

describe('filters that are chosen together', () => {
  it('lead where the links of the shop lead one by one', () => {
    const seen = { several: 0, lists: 0, removals: 0 };
    fc.assert(
      fc.property(shops, presses, (shop, pressed) => {
        const shown = addressOf(shop);
        let pending = NOTHING_PENDING;
        let ticks: readonly (readonly [name: string, value: string])[] = [];
        let unticked: typeof ticks = [];
        for (const { name, value } of pressed) {
          const isSame = ([other, its]: readonly [string, string]) =>
            other === name && its === value;
          if (shop[name as keyof typeof shop].includes(value)) {
            pending = removalToggled(pending, addressOf(removed(shop, name, value)));
            unticked = unticked.some(isSame)
              ? unticked.filter((one) => !isSame(one))
              : [...unticked, [name, value]];
          } else {
            const url = addressOf(added(shop, name, value));
            pending = optionToggled(pending, shown, { url, count: null });
            ticks = ticks.some(isSame)
              ? ticks.filter((one) => !isSame(one))
              : [
                  ...ticks.filter(([other]) => other !== name || STYLES[name] !== 'single'),
                  [name, value],
                ];
          }
        }
        let followed: State = shop;
        for (const [name, value] of unticked) followed = removed(followed, name, value);
        for (const [name, value] of ticks) followed = added(followed, name, value);
        seen.several += ticks.length + unticked.length > 1 ? 1 : 0;
        seen.removals += unticked.length > 1 ? 1 : 0;
        seen.lists += new Set(ticks.map(([name]) => name)).size < ticks.length ? 1 : 0;
        expect(pending.chosen.map(({ url }) => url)).toEqual(
          ticks.map(([name, value]) => addressOf(added(shop, name, value))),
        );
        expect(stateOf(pendingUrl(pending, shown) ?? shown)).toEqual(plain(followed));
      }),
      { numRuns: 1000, seed: 17 },
    );
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(100);
  });

  it('are a range of prices or one of the shop’s ranges, never both', () => {
    const option = { url: `${SHELF}?price=10-20`, count: 3 };
    const typed = `${SHELF}?price=5-7.01`;
    const withOption = optionToggled(NOTHING_PENDING, SHELF, option);
    expect(pendingUrl(rangeChosen(withOption, SHELF, typed), SHELF)).toBe(typed);
    const withRange = rangeChosen(NOTHING_PENDING, SHELF, typed);
    expect(optionToggled(withRange, SHELF, option).chosen).toEqual([{ ...option, isRange: false }]);
    const again = rangeChosen(withRange, SHELF, `${SHELF}?price=5-`);
    expect(again.chosen).toHaveLength(1);
    expect(pendingUrl(rangeChosen(again, SHELF, null), SHELF)).toBeNull();
  });
});
