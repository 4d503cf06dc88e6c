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
});
