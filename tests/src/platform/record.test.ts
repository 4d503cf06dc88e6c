import { describe, expect, it } from 'vitest';

import { isRecord, recordOf } from '../../../src/platform/record';

describe('an object of unknown data', () => {
  it.each([[null], [undefined], [[]], [['a']], ['text'], [1], [true]])('is not %j', (value) => {
    expect(isRecord(value)).toBe(false);
    expect(recordOf(value)).toEqual({});
  });

  it('is what has keys, itself and no copy', () => {
    const value = { a: 1 };
    expect(isRecord(value)).toBe(true);
    expect(recordOf(value)).toBe(value);
  });
});
