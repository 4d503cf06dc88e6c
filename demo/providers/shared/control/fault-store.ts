import type { PendingFault } from './fault';

/** What has faults: an account of a provider. */
export interface Faulty<Fault extends PendingFault> {
  faults: readonly Fault[];
}

/** The first fault of this name that `isMeant`, if any: counted, and removed once it has occurred often enough. */
export function takeFault<Fault extends PendingFault>(
  account: Faulty<Fault>,
  name: string,
  isMeant: (fault: Fault) => boolean = () => true,
): Fault | null {
  const taken = account.faults.find((fault) => fault.call === name && isMeant(fault));
  if (!taken) return null;
  account.faults = account.faults.flatMap((fault) => {
    if (fault.id !== taken.id || fault.times === 'always') return [fault];
    return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
  });
  return taken;
}

let lastId = 0;

/** Adds a fault; returns it with its id. */
export function addFault<Fault extends PendingFault>(
  account: Faulty<Fault>,
  fault: Omit<Fault, 'id'>,
): Fault {
  lastId += 1;
  const added = { ...fault, id: lastId } as Fault;
  account.faults = [...account.faults, added];
  return added;
}
