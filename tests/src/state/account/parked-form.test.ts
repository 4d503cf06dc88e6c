import { beforeEach, describe, expect, it } from 'vitest';

import {
  forgetParkedForm,
  parkForm,
  takeParkedForm,
} from '../../../../src/state/account/parked-form';

const place = { path: '/customer/account/editPost/', initial: { firstname: 'Jane' } };

beforeEach(() => {
  sessionStorage.clear();
});

describe('a form that waits for the sign-in', () => {
  it('is given back once', () => {
    parkForm(place, { firstname: 'Janet' });
    expect(takeParkedForm(place)).toEqual({ firstname: 'Janet' });
    expect(takeParkedForm(place)).toBeNull();
  });

  it('is not given to another customer, whose form has other values', () => {
    parkForm(place, { firstname: 'Janet' });
    expect(takeParkedForm({ ...place, initial: { firstname: 'Sam' } })).toBeNull();
    expect(takeParkedForm(place)).toBeNull();
  });

  it('waits for its own page', () => {
    parkForm(place, { firstname: 'Janet' });
    expect(takeParkedForm({ ...place, path: '/customer/address/formPost/' })).toBeNull();
    expect(takeParkedForm(place)).toEqual({ firstname: 'Janet' });
  });

  it('is removed after it was saved', () => {
    parkForm(place, { firstname: 'Janet' });
    forgetParkedForm();
    expect(takeParkedForm(place)).toBeNull();
  });

  it('is recognized by its values in any order of its fields', () => {
    const initial = { firstname: 'Jane', city: 'Austin', postcode: '78701' };
    parkForm({ path: place.path, initial }, { city: 'Dallas' });
    const turned = Object.fromEntries(Object.entries(initial).reverse());
    expect(takeParkedForm({ path: place.path, initial: turned })).toEqual({ city: 'Dallas' });
  });

  it('is given back without what is not text, such as a changed entry of the storage', () => {
    const typed = { firstname: 'Janet', city: 7 } as unknown as Record<string, string>;
    parkForm(place, typed);
    expect(takeParkedForm(place)).toEqual({ firstname: 'Janet' });
  });
});
