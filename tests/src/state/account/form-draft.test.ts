import { beforeEach, describe, expect, it } from 'vitest';

import {
  deleteFormDraft,
  saveFormDraft,
  takeFormDraft,
} from '../../../../src/state/account/form-draft';

const place = { path: '/customer/account/editPost/', initial: { firstname: 'Jane' } };

beforeEach(() => {
  sessionStorage.clear();
});

describe('a form that waits for the sign-in', () => {
  it('is given back once', () => {
    saveFormDraft(place, { firstname: 'Janet' });
    expect(takeFormDraft(place)).toEqual({ firstname: 'Janet' });
    expect(takeFormDraft(place)).toBeNull();
  });

  it('is not given to another customer, whose form has other values', () => {
    saveFormDraft(place, { firstname: 'Janet' });
    expect(takeFormDraft({ ...place, initial: { firstname: 'Sam' } })).toBeNull();
    expect(takeFormDraft(place)).toBeNull();
  });

  it('waits for its own page', () => {
    saveFormDraft(place, { firstname: 'Janet' });
    expect(takeFormDraft({ ...place, path: '/customer/address/formPost/' })).toBeNull();
    expect(takeFormDraft(place)).toEqual({ firstname: 'Janet' });
  });

  it('is removed after it was saved', () => {
    saveFormDraft(place, { firstname: 'Janet' });
    deleteFormDraft();
    expect(takeFormDraft(place)).toBeNull();
  });

  it('is recognized by its values in any order of its fields', () => {
    const initial = { firstname: 'Jane', city: 'Austin', postcode: '78701' };
    saveFormDraft({ path: place.path, initial }, { city: 'Dallas' });
    const turned = Object.fromEntries(Object.entries(initial).reverse());
    expect(takeFormDraft({ path: place.path, initial: turned })).toEqual({ city: 'Dallas' });
  });

  it('is given back without what is not text, such as a changed entry of the storage', () => {
    const typed = { firstname: 'Janet', city: 7 } as unknown as Record<string, string>;
    saveFormDraft(place, typed);
    expect(takeFormDraft(place)).toEqual({ firstname: 'Janet' });
  });
});
