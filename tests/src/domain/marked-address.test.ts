import { describe, expect, it } from 'vitest';
import type { Address } from '../../../src/domain/address.types';
import { markedLines } from '../../../src/domain/marked-address';
import { correctedAddress } from '../../../src/domain/verified-address';
import { directory, savedAddress } from '../state/support/shop';

const typed: Address = { ...savedAddress, street: ['1 Main St', 'Rear House'] };
const correct = (parts: Parameters<typeof correctedAddress>[1]) =>
  correctedAddress(typed, parts, directory);

describe('the marks of a correction', () => {
  it('are at the words that differ', () => {
    const corrected = correct({ street: ['1 North Main Street'], postcode: '90034-1234' });
    expect(markedLines(typed, corrected)).toEqual([
      [
        { text: '1', mark: 'same' },
        { text: 'North Main Street', mark: 'changed' },
      ],
      [{ text: 'Rear House', mark: 'removed' }],
      [
        { text: 'Los Angeles,', mark: 'same' },
        { text: 'California', mark: 'same' },
        { text: '90034-1234', mark: 'changed' },
      ],
    ]);
  });

  it('tell what was added', () => {
    const corrected = correct({ street: ['1 Main St', 'Rear House', 'Floor 2'] });
    expect(markedLines(typed, corrected)[2]).toEqual([{ text: 'Floor 2', mark: 'added' }]);
    expect(markedLines(typed, correct({ street: ['1 East Main St', 'Rear House'] }))[0]).toEqual([
      { text: '1', mark: 'same' },
      { text: 'East', mark: 'added' },
      { text: 'Main St', mark: 'same' },
    ]);
  });
});
