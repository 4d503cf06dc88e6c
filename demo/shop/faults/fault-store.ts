import { type Database, insert, inTransaction, row, rows, run } from '../db/database';
import { isTarget } from './calls';
import type { Fault, NewFault } from './fault';

interface FaultRow {
  readonly id: number;
  readonly fault_json: string;
  readonly times_left: number | null;
}

function toFault({ id, fault_json, times_left }: FaultRow): Fault {
  const kept = JSON.parse(fault_json) as Pick<Fault, 'target' | 'fault'>;
  return { id, ...kept, times: times_left ?? 'always' };
}

/** The pending faults of a visitor's calls, in the order in which they were set. */
export function faultsOf(db: Database, visitorId: string): readonly Fault[] {
  return rows<FaultRow>(
    db,
    'SELECT id, fault_json, times_left FROM faults WHERE visitor_id = ? ORDER BY id',
    visitorId,
  ).map(toFault);
}

/** Sets a fault for a visitor. */
export function addFault(
  db: Database,
  visitorId: string,
  { target, fault, times }: NewFault,
): Fault {
  const id = insert(db, 'faults', {
    visitor_id: visitorId,
    fault_json: JSON.stringify({ target, fault }),
    times_left: times === 'always' ? null : times,
  });
  return { id, target, fault, times };
}

/** Clears one fault of a visitor, or all of them. */
export function clearFaults(db: Database, visitorId: string, id: number | null = null): void {
  run(db, 'DELETE FROM faults WHERE visitor_id = ? AND (id = ? OR ? IS NULL)', visitorId, id, id);
}

/** The faults of this request; each is counted, and removed after its last use. */
export function takeFaults(
  db: Database,
  visitorId: string,
  method: string,
  path: string,
): readonly Fault[] {
  if (!row(db, 'SELECT 1 FROM faults WHERE visitor_id = ?', visitorId)) return [];
  return inTransaction(db, () => {
    const met = faultsOf(db, visitorId).filter(({ target }) => isTarget(target, method, path));
    for (const { id, times } of met) {
      if (times === 'always') continue;
      if (times === 1) clearFaults(db, visitorId, id);
      else run(db, 'UPDATE faults SET times_left = ? WHERE id = ?', times - 1, id);
    }
    return met;
  });
}
