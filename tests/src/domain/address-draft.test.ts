import { describe, expect, it } from 'vitest';
import {
  draftFields,
  draftText,
  emptyDraft,
  withDraftText,
} from '../../../src/domain/address-draft';
import type { AddressDraft } from '../../../src/domain/address.types';

describe('drafts of addresses', () => {
  it('take street lines by their number [ADDR-02]', () => {
    const typed = withDraftText({ street: ['a'] }, 'street.2', 'c');
    expect(typed.street).toEqual(['a', '', 'c']);
    expect(draftText(typed, 'street.2')).toBe('c');
    expect(draftText(typed, 'city')).toBe('');
  });

  it('leave a region, chosen or typed, with its country [REGN-04]', () => {
    const typed: AddressDraft = { street: [''], country_id: 'GB', region: 'Kent' };
    const moved = withDraftText(typed, 'country_id', 'IE');
    expect(moved).toMatchObject({ country_id: 'IE', region_id: '', region: '' });
    expect(withDraftText(moved, 'country_id', 'GB')).toMatchObject({ region: 'Kent' });
  });

  it('take a region typed before any country was chosen into the first one [REGN-04]', () => {
    const typed: AddressDraft = { street: [''], region: 'Kent' };
    const moved = withDraftText(typed, 'country_id', 'GB');
    expect(moved).toMatchObject({ country_id: 'GB', region: 'Kent' });
    expect(withDraftText(moved, 'country_id', 'IE')).toMatchObject({ region: '' });
  });

  it('remember nothing of a country for which nothing was selected, or which stayed', () => {
    const home: AddressDraft = { street: [''], country_id: 'US', region_id: '' };
    expect(withDraftText(home, 'country_id', 'CA')).toEqual({
      street: [''],
      country_id: 'CA',
      region_id: '',
      region: '',
    });
    const inState: AddressDraft = { ...home, region_id: '12' };
    expect(withDraftText(inState, 'country_id', 'US')).toEqual(inState);
    const left = ['US:region_id:12'];
    const abroad = withDraftText(inState, 'country_id', 'CA');
    expect(abroad).toHaveProperty('regions_left', left);
    expect(withDraftText(abroad, 'country_id', 'MX')).toHaveProperty('regions_left', left);
  });

  it('begin with the country of the shop and nothing else', () => {
    expect(emptyDraft({ countries: [], defaultCountryId: 'IE' })).toEqual({
      street: [''],
      country_id: 'IE',
    });
  });

  it('have the region again that was selected for a country to which they return [REGN-03]', () => {
    const inState: AddressDraft = { street: [''], country_id: 'US', region_id: '12' };
    const abroad = withDraftText(inState, 'country_id', 'CA');
    expect(draftText(abroad, 'region_id')).toBe('');
    const chosen = withDraftText(abroad, 'region_id', '66');
    const home = withDraftText(chosen, 'country_id', 'US');
    expect(draftText(home, 'region_id')).toBe('12');
    expect(draftText(withDraftText(home, 'country_id', 'CA'), 'region_id')).toBe('66');
    const cleared = withDraftText(home, 'region_id', '');
    const again = withDraftText(withDraftText(cleared, 'country_id', 'IE'), 'country_id', 'US');
    expect(draftText(again, 'region_id')).toBe('');
    expect(draftFields(home)).toEqual({
      street: [''],
      country_id: 'US',
      region_id: '12',
      region: '',
    });
  });
});
