import type { Side } from '../keys';
import type { Account } from '../state/account';
import type { CallName, MomentName } from './calls';
import type { CallFault, Fault, MomentFaults } from './fault';

type Waiting = Readonly<Pick<Fault, 'call' | 'times'>> & { readonly id: number };

/** Counts a fault down and takes it away when it has happened often enough. */
function use(account: Account, used: Waiting): void {
  account.faults = account.faults.flatMap((fault) => {
    if (fault.id !== used.id || fault.times === 'always') return [fault];
    return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
  });
}

/** What happens to a request, if anything does; one fault at a time, in the order they were set. */
export function takeCallFault(account: Account, call: CallName, side: Side): CallFault | null {
  for (const fault of account.faults) {
    if (fault.call !== call) continue;
    if ('side' in fault && fault.side !== undefined && fault.side !== side) continue;
    use(account, fault);
    return fault.fault;
  }
  return null;
}

/** What happens at a moment, if anything does. */
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

/** Lets something go wrong; returns the fault with its id. */
export function addFault(account: Account, fault: Omit<Fault, 'id'>): Fault {
  lastId += 1;
  const added = { ...fault, id: lastId } as Fault;
  account.faults = [...account.faults, added];
  return added;
}
