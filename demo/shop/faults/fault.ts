import * as v from 'valibot';

import { calls } from './calls';

const callNames = Object.keys(calls) as (keyof typeof calls)[];
const LONGEST_MS = 120_000;

const target = v.union([
  v.object({ call: v.picklist(callNames) }),
  v.object({
    path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(200)),
    method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'DELETE'])),
  }),
]);

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** The changed SKU; by default that of the first line of the visitor's cart. */
const sku = v.optional(v.string());

const kind = v.variant('kind', [
  v.object({ kind: v.literal('delay'), ms: whole(1, LONGEST_MS) }),
  v.object({
    kind: v.literal('status'),
    status: whole(400, 599),
    /** Processes the request and replaces only the response. */
    afterWork: v.optional(v.boolean()),
  }),
  v.object({ kind: v.literal('html') }),
  v.object({ kind: v.literal('half-json') }),
  v.object({ kind: v.literal('empty') }),
  v.object({ kind: v.literal('never') }),
  v.object({ kind: v.literal('out-of-order') }),
  v.object({ kind: v.literal('drop-before') }),
  v.object({ kind: v.literal('drop-after') }),
  v.object({ kind: v.literal('expire-session') }),
  v.object({ kind: v.literal('change-price'), sku, cents: whole(0, 10_000_000) }),
  v.object({ kind: v.literal('change-stock'), sku, stock: whole(0, 100_000) }),
]);

const times = v.union([whole(1, 1000), v.literal('always')]);

/** A requested fault: its calls, their number, and its kind. */
export const faultSchema = v.object({
  target,
  times: v.optional(times, 1),
  fault: kind,
});

export type FaultKind = v.InferOutput<typeof kind>;
export type NewFault = v.InferOutput<typeof faultSchema>;

/** A pending fault; `times` is the number of calls left. */
export interface Fault extends NewFault {
  readonly id: number;
}
