import * as v from 'valibot';

/** The faults of a request. */
export const callFaultSchema = v.variant('kind', [
  v.object({ kind: v.literal('delay'), ms: v.number() }),
  v.object({
    kind: v.literal('status'),
    status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
  }),
  v.object({ kind: v.picklist(['html', 'half-json', 'never', 'drop-before', 'drop-after']) }),
  v.object({ kind: v.literal('wrong-version') }),
]);

/** A fault of a request. */
export type CallFault = v.InferOutput<typeof callFaultSchema>;

/** How often a fault occurs; once, unless it is given. */
export const times = v.optional(
  v.union([v.literal('always'), v.pipe(v.number(), v.integer(), v.minValue(1))]),
  1,
);

/** A pending fault of any provider. */
export interface PendingFault {
  readonly id: number;
  /** The name of its request or moment. */
  readonly call: string;
  readonly times: number | 'always';
}
