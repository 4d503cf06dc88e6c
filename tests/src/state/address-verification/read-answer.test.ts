import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../../../src/state/address-verification/read-answer';

const NOTHING = { status: 'failed', message: null };

describe('the answer of a verifier', () => {
  it.each([
    undefined,
    null,
    'known',
    7,
    [],
    {},
    { status: 'ok', address: {} },
    { status: 'constructor', message: 'No' },
    { status: 'known' },
    { status: 'known', address: null },
    { status: 'known', address: ['12 Harbour Street'] },
    { error: 'Not Found' },
  ])('says nothing without a status and what belongs to it: %j [TAXV-24]', (answer) => {
    expect(readAnswer(answer)).toEqual(NOTHING);
  });

  it('has a list of texts as its street, and texts as its other parts', () => {
    const address = {
      street: '12 Harbour Street',
      city: { name: 'Oakland' },
      postcode: 94607,
      region: null,
      regionCode: 'CA',
      regionId: 12,
      country: 'US',
    };
    expect(readAnswer({ status: 'known', address })).toEqual({
      status: 'known',
      address: {
        street: ['12 Harbour Street'],
        postcode: '94607',
        regionCode: 'CA',
        regionId: 12,
      },
    });
  });

  it.each([
    [
      ['12 Harbour Street', null, {}, 3],
      ['12 Harbour Street', '3'],
    ],
    [undefined, []],
    [{ line: '12 Harbour Street' }, []],
  ])('leaves out lines that are no texts: %j', (street, expected) => {
    expect(readAnswer({ status: 'known', address: { street, regionId: '12' } })).toEqual({
      status: 'known',
      address: { street: expected },
    });
  });

  it.each([
    ['unknown', 'No such street', 'No such street'],
    ['unknown', 404, '404'],
    ['unknown', undefined, ''],
    ['failed', 'Closed', 'Closed'],
    ['failed', { text: 'Closed' }, null],
    ['failed', undefined, null],
  ])('has a text as its message: %s, %j', (status, message, expected) => {
    expect(readAnswer({ status, message })).toEqual({ status, message: expected });
  });
});
