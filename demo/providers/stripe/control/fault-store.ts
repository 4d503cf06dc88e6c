import type { Side } from '../keys';
import type { Account } from '../state/account';
import type { CallName, MomentName } from './calls';
import type { CallFault, Fault, MomentFaults } from './fault';

type Waiting = Readonly<Pick<Fault, 'call' | 'times'>> & { readonly id: number };

/** Counts a fault and removes it once it has occurred often enough. */
function use(account: Account, used: Waiting): void {
  account.faults = account.faults.flatMap((fault) => {
    if (fault.id !== used.id || fault.times === 'always') return [fault];
    return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
  });
}

/** The fault of a request, if any; one at a time, in the order in which they were set. */
export function takeCallFault(account: Account, call: CallName, side: Side): CallFault | null {
  for (const fault of account.faults) {
    if (fault.call !== call) continue;
    if ('side' in fault && fault.side !== undefined && fault.side !== side) continue;
    use(account, fault);
    return fault.fault;
  }
  return null;
}

/** The fault at a moment, if any. */
export function takeMomentFault<Name extends MomentName>(
  account: Account,
  moment: Name,
): MomentFaults[Name] | null {
  const fault = account.faults.find(({ call }) => call === moment);
  if (!fault) return null;
  use(account, fault);
  return fault.fault as MomentFaults[Name];
}

let lastId = 0;

/** Adds a fault; returns it with its id. */
export function addFault(account: Account, fault: Omit<Fault, 'id'>): Fault {
  lastId += 1;
  const added = { ...fault, id: lastId } as Fault;
  account.faults = [...account.faults, added];
  return added;
}
