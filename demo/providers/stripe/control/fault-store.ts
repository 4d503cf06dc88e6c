import type { CallFault } from '../../shared/control/fault';
import { type Faulty, takeFault } from '../../shared/control/fault-store';
import type { Side } from '../keys';
import type { CallName, MomentName } from './calls';
import type { Fault, MomentFaults } from './fault';

/** The fault of a request, if any; one at a time, in the order in which they were set. */
export function takeCallFault(
  account: Faulty<Fault>,
  call: CallName,
  side: Side,
): CallFault | null {
  const isMeant = (fault: Fault): boolean =>
    !('side' in fault) || fault.side === undefined || fault.side === side;
  return (takeFault(account, call, isMeant)?.fault ?? null) as CallFault | null;
}

/** The fault at a moment, if any. */
export function takeMomentFault<Name extends MomentName>(
  account: Faulty<Fault>,
  moment: Name,
): MomentFaults[Name] | null {
  return (takeFault(account, moment)?.fault ?? null) as MomentFaults[Name] | null;
}
