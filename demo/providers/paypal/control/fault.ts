import * as v from 'valibot';

import { callFaultSchema, times } from '../../shared/control/fault';
import { calls, moments, type CallName, type MomentName } from './calls';

const callNames = Object.keys(calls) as CallName[];

/** A fault as set by a test: for the next request or moment of this name, unless `times` is given. */
export const faultSchema = v.variant('call', [
  v.object({ call: v.picklist(callNames), fault: callFaultSchema, times }),
  v.object({
    call: v.literal('approval'),
    fault: v.object({ kind: v.picklist(['twice', 'never']) }),
    times,
  }),
]);

/** A pending fault, with the remaining number of times. */
export type Fault = v.InferOutput<typeof faultSchema> & { readonly id: number };

/** Whether a name is that of a moment. */
export const isMoment = (name: string): name is MomentName => Object.hasOwn(moments, name);
