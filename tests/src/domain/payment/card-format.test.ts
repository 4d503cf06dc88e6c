import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatNumber,
  groupDigits,
  withoutMinus,
} from '../../../../src/domain/payment/card-format';

/** `|` is the caret. */
const parse = (marked: string) => ({
  text: marked.replace('|', ''),
  caret: marked.indexOf('|'),
});
const marked = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;
const change = (before: string, after: string, inputType = 'insertText') =>
  marked(
    formatNumber({ ...parse(after), digitsBefore: before.replace(/[ |]/g, '').length, inputType }),
  );

describe('groupDigits', () => {
  it.each([
    ['', ''],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['30569309025904', '3056 930902 5904'],
    ['5078601870000127985', '5078 6018 7000 0127985'],
  ])('writes %j as %j [CARD-01]', (digits, text) => {
    expect(groupDigits(digits)).toBe(text);
  });
});

describe('formatNumber', () => {
  it.each([
    ['typed at the end', '4242|', '42424|', '4242 4|'],
    ['typed in the middle', '42|42 4', '429|42 4', '429|4 24'],
    ['typed before a gap', '4242| 4', '42421| 4', '4242 1|4'],
    ['typed at the start', '|4242 4242', '3|4242 4242', '3|424 24242'],
    ['grouped as another type', '3|', '37828|', '3782 8|'],
    ['pasted with hyphens', '|', '4242-4242-4242-4242|', '4242 4242 4242 4242|'],
    ['pasted with other spaces', '|', '4242\u00a04242  4242|', '4242 4242 4242|'],
    ['a minus sign', '4242|', '4242-|', '4242|'],
    ['a dash in the middle', '42|42 4', '42−|42 4', '42|42 4'],
    ['a letter', '4242|', '4242a|', '4242a|'],
    ['a letter and a minus sign', '42 4|', '42-a|', '42a|'],
  ])('%s [CARD-29]', (_, before, after, expected) => {
    expect(change(before, after)).toBe(expected);
  });

  it.each([
    ['4242 |4', '4242|4', 'deleteContentBackward', '424|4'],
    ['4242| 4', '4242|4', 'deleteContentForward', '4242|'],
    ['4242 4|', '4242 |', 'deleteContentBackward', '4242|'],
    ['4242 42|42', '4242 4|42', 'deleteContentBackward', '4242 4|42'],
    ['|4242', '|242', 'deleteContentForward', '|242'],
    ['4242 |4', '|', 'deleteByCut', '|'],
    ['4242 4|4', '4242|4', 'deleteContentBackward', '4242| 4'],
    ['|4242 4', '|4242 4', 'deleteContentBackward', '|4242 4'],
  ])('deletes the digit beside a gap: %s', (before, after, inputType, expected) => {
    expect(change(before, after, inputType)).toBe(expected);
  });

  it('keeps every digit, and the caret beside the same one [CARD-29]', () => {
    const typed = fc.stringMatching(/^[\d -]{0,26}$/);
    fc.assert(
      fc.property(typed, fc.nat(26), (text, at) => {
        const caret = Math.min(at, text.length);
        const formatted = formatNumber({
          text,
          caret,
          digitsBefore: 0,
          inputType: 'insertFromPaste',
        });
        const digits = (part: string) => part.replace(/\D/g, '');
        expect(digits(formatted.text)).toBe(digits(text));
        expect(formatted.text).not.toContain('-');
        expect(digits(formatted.text.slice(0, formatted.caret))).toBe(digits(text.slice(0, caret)));
        expect(formatNumber({ ...formatted, digitsBefore: 0, inputType: '' })).toEqual(formatted);
      }),
    );
  });

  it('lets every digit be deleted from the end, one press each', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,19}$/), (digits) => {
        let text = groupDigits(digits);
        for (let left = digits.length - 1; left >= 0; left -= 1) {
          const after = text.slice(0, -1);
          ({ text } = formatNumber({
            text: after,
            caret: after.length,
            digitsBefore: left + 1,
            inputType: 'deleteContentBackward',
          }));
          expect(text.replace(/ /g, '')).toBe(digits.slice(0, left));
        }
      }),
    );
  });
});

describe('withoutMinus', () => {
  it.each([
    ['12-|3', '12|3'],
    ['-1|23-', '1|23'],
    ['–1—2‐3−|', '123|'],
    ['12a|', '12a|'],
  ])('makes %s into %s [CARD-29]', (before, after) => {
    expect(marked(withoutMinus(parse(before)))).toBe(after);
  });
});
