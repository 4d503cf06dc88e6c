import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withDraftText } from '../../../../../src/domain/address-draft';
import type { AddressDraft, Country } from '../../../../../src/domain/address.types';
import { addressToDraft, draftToAddress } from '../../../../../src/domain/draft-to-address';
import { formData } from '../../../../../src/state/checkout/draft/form-data';
import { parseSavedDraft } from '../../../../../src/state/checkout/draft/saved-draft';
import { startingState } from '../../../../../src/state/checkout/starting-state';
import { checkoutConfig } from '../../support/shop';

/* An address form, whatever is chosen, typed, saved, edited and restored, in whatever order: the region that is sent is the
   one that the country's field shows, and it was entered in that country. */

const country = (id: string, rest: Partial<Country> = {}): Country => ({
  id,
  name: id,
  regions: [],
  regionRequired: false,
  regionVisible: true,
  postcodeOptional: true,
  postcodePatterns: [],
  ...rest,
});
const LISTS: Readonly<Record<string, readonly number[]>> = { US: [1, 2], AT: [90, 91] };
const regionsOf = (id: string) =>
  (LISTS[id] ?? []).map((region) => ({
    id: region,
    code: `C${String(region)}`,
    name: `Region ${String(region)}`,
  }));
const directory = {
  countries: [
    country('US', { regions: regionsOf('US'), regionRequired: true }),
    country('AT', { regions: regionsOf('AT') }),
    country('GB'),
    country('IE'),
    country('FR', { regionVisible: false }),
    country('CH', { regions: [{ id: 7, code: 'ZH', name: 'Zürich' }], regionVisible: false }),
  ],
  defaultCountryId: 'US',
};
const config = checkoutConfig({ directory });
const TEXTS = new Set(['GB', 'IE', '']);

type Step =
  | { readonly kind: 'country'; readonly id: string }
  | { readonly kind: 'region'; readonly index: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'save and edit' | 'leave and return' };

const steps = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .constantFrom('US', 'AT', 'GB', 'IE', 'FR', 'CH')
        .map((id): Step => ({ kind: 'country', id })),
    },
    {
      weight: 2,
      arbitrary: fc.integer({ min: -1, max: 1 }).map((index): Step => ({ kind: 'region', index })),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom('Kent', 'Cork', '').map((text): Step => ({ kind: 'text', text })),
    },
    fc.constantFrom<Step>({ kind: 'save and edit' }, { kind: 'leave and return' }),
  ),
  { minLength: 1, maxLength: 14 },
);

const addressOf = (draft: AddressDraft) =>
  draftToAddress(draft, {
    source: { type: 'new-customer-address', createdAt: 1 },
    directory,
    email: null,
    customerId: null,
    fields: config.shippingFields,
  });

/** What the shopper sees: per country of this visit, what its field holds. */
interface Seen {
  readonly country: string;
  readonly regions: ReadonlyMap<string, string>;
}

const enter = (seen: Seen, value: string): Seen => ({
  ...seen,
  regions: new Map([...seen.regions, [seen.country, value]]),
});
/** A saved or stored form has the current country's region alone. */
const alone = ({ country: id, regions }: Seen): Seen => ({
  country: id,
  regions: new Map([[id, regions.get(id) ?? '']]),
});

function play(draft: AddressDraft, seen: Seen, step: Step): [AddressDraft, Seen] {
  const list = LISTS[seen.country];
  switch (step.kind) {
    case 'country':
      return [withDraftText(draft, 'country_id', step.id), { ...seen, country: step.id }];
    case 'region': {
      if (list === undefined) return [draft, seen];
      const id = String(list[step.index] ?? '');
      return [withDraftText(draft, 'region_id', id), enter(seen, id)];
    }
    case 'text':
      if (!TEXTS.has(seen.country)) return [draft, seen];
      return [withDraftText(draft, 'region', step.text), enter(seen, step.text)];
    case 'save and edit':
      return [addressToDraft(addressOf(draft)), alone(seen)];
    case 'leave and return': {
      const stored = JSON.parse(JSON.stringify(formData(draft))) as unknown;
      const saved = parseSavedDraft({ shippingAddressFromData: stored });
      return [startingState(config, saved, 1).shipping.draft, alone(seen)];
    }
  }
}

it('sends the region that its country’s field shows and no other [REGN-02, REGN-03, REGN-04, REGN-05]', () => {
  const sent = new Set<string>();
  fc.assert(
    fc.property(steps, (sequence) => {
      let draft: AddressDraft = { street: [''], country_id: 'US' };
      let seen: Seen = { country: 'US', regions: new Map() };
      for (const step of sequence) {
        [draft, seen] = play(draft, seen, step);
        const { regionId, region, countryId } = addressOf(draft);
        const shown = seen.regions.get(seen.country) ?? '';
        sent.add(`${countryId} ${shown}`);
        expect({ countryId, regionId, region }).toEqual(
          LISTS[countryId] === undefined
            ? { countryId, regionId: null, region: shown === '' ? null : shown }
            : {
                countryId,
                regionId: shown === '' ? null : Number(shown),
                region: shown === '' ? null : `Region ${shown}`,
              },
        );
      }
    }),
    { numRuns: 200, seed: 28 },
  );
  // What the sequences are there for was met: every kind of field, empty and filled in.
  expect([...sent]).toEqual(
    expect.arrayContaining([
      'US ',
      'US 1',
      'AT ',
      'AT 91',
      'GB ',
      'GB Kent',
      'IE Kent',
      'FR ',
      'CH ',
    ]),
  );
});

it.each<[string, Record<string, unknown>, { regionId: number | null; region: string | null }]>([
  [
    'a list',
    { country_id: 'US', region: 'Kent', region_id: '2' },
    { regionId: 2, region: 'Region 2' },
  ],
  [
    'a list, nothing chosen',
    { country_id: 'AT', region: 'Kent', region_id: '2' },
    { regionId: null, region: null },
  ],
  [
    'a text',
    { country_id: 'GB', region: 'Kent', region_id: 2 },
    { regionId: null, region: 'Kent' },
  ],
  ['none', { country_id: 'FR', region: 'Kent', region_id: '2' }, { regionId: null, region: null }],
])(
  'reads stored form data with both fields of a region where the country has %s [REGN-03, REGN-05, ADDR-09]',
  (_field, stored, wanted) => {
    const saved = parseSavedDraft({ shippingAddressFromData: stored });
    const { draft } = startingState(config, saved, 1).shipping;
    expect(addressOf(draft)).toMatchObject(wanted);
    const other = wanted.regionId === null ? 'region_id' : 'region';
    expect(formData(draft)).toMatchObject({ [other]: '' });
  },
);
