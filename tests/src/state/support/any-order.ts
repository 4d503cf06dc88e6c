import fc from 'fast-check';
import type { ApiError } from '../../../../src/platform/http/api-error';
import type { HttpResponse } from '../../../../src/platform/http/http.types';
import { fail, type Result } from '../../../../src/platform/result';

/* What the tests of pages in any order have in common: a shop whose calls come late, fail or are lost. */

/** How a call ends: well, without having reached the shop, or with its answer lost, be it garbled or cut off. */
const FATES = ['well', 'well', 'well', 'html', '500', 'never', 'lost'] as const;
export type Fate = (typeof FATES)[number] | 'cut off';

const ERRORS: Readonly<Record<Exclude<Fate, 'well'>, ApiError>> = {
  html: { kind: 'malformed', status: 200 },
  '500': { kind: 'server', status: 500, message: 'Internal Error.', retryAfterMs: null },
  never: { kind: 'timeout' },
  lost: { kind: 'malformed', status: 200 },
  'cut off': { kind: 'network' },
};

/** How the calls of a run end, in turn. */
export const someFates = fc.array(fc.constantFrom<Fate[]>(...FATES), {
  minLength: 1,
  maxLength: 9,
});

/** How long they take, in turn, in milliseconds. */
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

/** An amount that tells what it was computed from. */
export const amountFrom = (what: string): number =>
  Array.from(what).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 1);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface FatedShop {
  /** Ends a call as it is its turn: `work` is what the shop does half way, unless it never hears of it. */
  readonly end: (work: () => Result<HttpResponse>) => Promise<Result<HttpResponse>>;
  /** From now on all is well, and soon. */
  readonly heal: () => void;
}

/** A shop whose calls end as `fates` say and after `waits`, in turn. */
export function fatedShop(fates: readonly Fate[], waits: readonly number[]): FatedShop {
  let turn = 0;
  let isHealed = false;
  return {
    end: async (work) => {
      turn += 1;
      const fate = isHealed ? 'well' : (fates[turn % fates.length] ?? 'well');
      const wait = isHealed ? 1 : (waits[turn % waits.length] ?? 1);
      await pause(wait / 2);
      const isDone = fate === 'well' || fate === 'lost' || fate === 'cut off';
      const answer = isDone ? work() : null;
      await pause(fate === 'never' ? 30_000 : wait / 2);
      if (fate === 'well' && answer !== null) return answer;
      return fail(ERRORS[fate === 'well' ? 'never' : fate]);
    },
    heal: () => {
      isHealed = true;
    },
  };
}
