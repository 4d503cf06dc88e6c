import fc from 'fast-check';
import type { ApiError } from '../../../../src/platform/http/api-error';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { fail, type Result } from '../../../../src/platform/result';

/* Shared by the tests of pages in any order: a shop whose responses are late, fail or are lost. */

/** How a request ends: successfully, before it reaches the shop, or with its response lost, garbled or truncated. */
const OUTCOMES = ['well', 'well', 'well', 'html', '500', 'never', 'lost'] as const;
export type Outcome = (typeof OUTCOMES)[number] | 'cut off';

const ERRORS: Readonly<Record<Exclude<Outcome, 'well'>, ApiError>> = {
  html: { kind: 'malformed', status: 200 },
  '500': { kind: 'server', status: 500, message: 'Internal Error.', retryAfterMs: null },
  never: { kind: 'timeout' },
  lost: { kind: 'malformed', status: 200 },
  'cut off': { kind: 'network' },
};

/** The outcomes of the requests of a run, in turn. */
export const someOutcomes = fc.array(fc.constantFrom<Outcome[]>(...OUTCOMES), {
  minLength: 1,
  maxLength: 9,
});

/** Their durations, in turn, in milliseconds. */
export const someWaits = fc.array(fc.integer({ min: 2, max: 3000 }), {
  minLength: 1,
  maxLength: 5,
});

/** Milliseconds that pass after a step; 10 after any other. */
const PAUSES: Readonly<Record<string, number>> = {
  'wait a moment': 120,
  wait: 2500,
  'wait long': 35_000,
};
export const pauseAfter = (step: string): number => PAUSES[step] ?? 10;

/** An amount derived from a text, so that equal amounts have equal origins. */
export const amountFrom = (what: string): number =>
  Array.from(what).reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 99_991, 1);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface FlakyShop {
  /** Ends a request with the next outcome: `work` is what the shop does half way, if the request reaches it. */
  readonly end: (work: () => Result<HttpResponse>) => Promise<Result<HttpResponse>>;
  /** From now on every request is successful and fast. */
  readonly recover: () => void;
}

/** A shop whose responses have these `outcomes`, and arrive after `waits`, in turn. */
export function flakyShop(outcomes: readonly Outcome[], waits: readonly number[]): FlakyShop {
  let turn = 0;
  let hasRecovered = false;
  return {
    end: async (work) => {
      turn += 1;
      const outcome = hasRecovered ? 'well' : (outcomes[turn % outcomes.length] ?? 'well');
      const wait = hasRecovered ? 1 : (waits[turn % waits.length] ?? 1);
      await pause(wait / 2);
      const isDone = outcome === 'well' || outcome === 'lost' || outcome === 'cut off';
      const response = isDone ? work() : null;
      await pause(outcome === 'never' ? 30_000 : wait / 2);
      if (outcome === 'well' && response !== null) return response;
      return fail(ERRORS[outcome === 'well' ? 'never' : outcome]);
    },
    recover: () => {
      hasRecovered = true;
    },
  };
}
