import { Accounts as SharedAccounts } from '../../shared/state/accounts';
import type { Fault } from '../control/fault';
import { defaultSettings, type Settings } from '../control/settings';
import type { CaptureRecord, CardRecord, OrderRecord } from './records.types';

/** The state of one account, in memory. */
export interface Account {
  readonly id: string;
  readonly orders: Map<string, OrderRecord>;
  readonly captures: Map<string, CaptureRecord>;
  /** The kept cards by id. */
  readonly vault: Map<string, CardRecord>;
  /** Cards that are to be kept without an order, by their token; null before one was typed. */
  readonly setups: Map<string, CardRecord | null>;
  settings: Settings;
  faults: readonly Fault[];
}

const newAccount = (id: string): Account => ({
  id,
  orders: new Map(),
  captures: new Map(),
  vault: new Map(),
  setups: new Map(),
  settings: defaultSettings,
  faults: [],
});

/** All accounts of a sandbox, created on first use. */
export class Accounts extends SharedAccounts<Account> {
  constructor() {
    super(newAccount);
  }
}
