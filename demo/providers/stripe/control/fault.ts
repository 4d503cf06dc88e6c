import * as v from 'valibot';

import { callFaultSchema, times } from '../../shared/control/fault';
import { calls, moments, type CallName, type MomentName } from './calls';

const callNames = Object.keys(calls) as CallName[];

const challengeFaultSchema = v.object({
  kind: v.picklist(['close', 'complete', 'fail', 'never', 'twice']),
});
const sheetFaultSchema = v.object({ kind: v.picklist(['twice', 'never', 'cancel']) });
const webhookFaultSchema = v.variant('kind', [
  v.object({ kind: v.literal('delay'), ms: v.number() }),
  v.object({ kind: v.picklist(['before', 'never', 'twice', 'bad-signature']) }),
]);

/** A fault as set by a test: for the next request or moment of this name, unless `times` is given. */
export const faultSchema = v.variant('call', [
  v.object({
    call: v.picklist(callNames),
    /** Only requests of browsers, or only those of the shop. */
    side: v.optional(v.picklist(['browser', 'shop'])),
    fault: callFaultSchema,
    times,
  }),
  v.object({ call: v.literal('challenge-answer'), fault: challengeFaultSchema, times }),
  v.object({ call: v.literal('sheet-confirm'), fault: sheetFaultSchema, times }),
  v.object({ call: v.literal('webhook'), fault: webhookFaultSchema, times }),
]);

/** A pending fault, with the remaining number of times. */
export type Fault = v.InferOutput<typeof faultSchema> & { readonly id: number };

/** The faults of a moment. */
export interface MomentFaults {
  readonly 'challenge-answer': v.InferOutput<typeof challengeFaultSchema>;
  readonly 'sheet-confirm': v.InferOutput<typeof sheetFaultSchema>;
  readonly webhook: v.InferOutput<typeof webhookFaultSchema>;
}

/** Whether a name is that of a moment. */
export const isMoment = (name: string): name is MomentName => Object.hasOwn(moments, name);
