import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApiError } from '../../../../src/platform/http/api-error';
import { errorText, hasNoResponse, outcomeUnknown } from '../../../../src/platform/http/error-text';
import { fillTemplate } from '../../../../src/platform/text/fill-template';

const GENERAL = 'Something went wrong with your request. Please try again later.';

describe('errorText', () => {
  it.each<[string, ApiError, string]>([
    [
      'the server’s sentence [HTTP-06, MSG-11]',
      { kind: 'rejected', status: 400, message: 'No stock', redirectAction: null },
      'No stock',
    ],
    [
      'the general one for an unreadable answer [HTTP-07, MSG-08]',
      { kind: 'malformed', status: 400 },
      GENERAL,
    ],
    [
      'one about the connection when no answer came',
      { kind: 'network' },
      'The shop cannot be reached. Please check your connection and try again.',
    ],
    [
      'the general one for a mute server',
      { kind: 'server', status: 500, message: null, retryAfterMs: null },
      GENERAL,
    ],
    [
      'the shop’s own for a session that has ended, never the interface’s [HTTP-05]',
      { kind: 'unauthorized', message: "The consumer isn't authorized to access self." },
      'Your session has expired. Please sign in again.',
    ],
    ['nothing for what we cancelled', { kind: 'cancelled' }, ''],
  ])('is %s', (_name, error, text) => {
    expect(errorText(error)).toBe(text);
  });
});

describe('hasNoResponse', () => {
  it.each<[ApiError, boolean]>([
    [{ kind: 'network' }, true],
    [{ kind: 'timeout' }, true],
    [{ kind: 'malformed', status: 200 }, false],
  ])('of %j is %s', (error, expected) => {
    expect(hasNoResponse(error)).toBe(expected);
  });
});

describe('outcomeUnknown', () => {
  it('is true where the request may have been carried out', () => {
    expect(outcomeUnknown({ kind: 'timeout' })).toBe(true);
    expect(outcomeUnknown({ kind: 'network' })).toBe(true);
    expect(outcomeUnknown({ kind: 'malformed', status: 200 })).toBe(true);
    expect(outcomeUnknown({ kind: 'server', status: 500, message: null, retryAfterMs: null })).toBe(
      true,
    );
    expect(outcomeUnknown({ kind: 'server', status: 429, message: null, retryAfterMs: null })).toBe(
      false,
    );
    expect(
      outcomeUnknown({ kind: 'rejected', status: 400, message: '', redirectAction: null }),
    ).toBe(false);
  });
});

describe('fillTemplate', () => {
  it.each([
    ['%1, %2 and %10', Array.from({ length: 10 }, (_, index) => index + 11), '11, 12 and 20'],
    ['%name: %names', { name: 'a', names: 'b' }, 'a: b'],
    ['%1 stays', [], '%1 stays'],
    ['%1', ['%2', 'x'], '%2'],
  ])('fills %s [MSG-01]', (text, parameters, expected) => {
    expect(fillTemplate(text, parameters)).toBe(expected);
  });

  it('puts any value in as it is [MSG-01]', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(fillTemplate('<%1>', [value])).toBe(`<${value}>`);
      }),
    );
  });
});
