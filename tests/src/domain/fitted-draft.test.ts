import { expect, it } from 'vitest';
import { fittedDraft } from '../../../src/domain/shown-draft';

const draft = { country_id: 'US', region_id: '33', region: '', street: [''] };

it('keeps the region of a draft while no country is known: they could not be loaded', () => {
  const none = { countries: [], defaultCountryId: 'US', defaultRegionId: null, topCountryIds: [] };
  expect(fittedDraft(draft, none)).toEqual(draft);
});
