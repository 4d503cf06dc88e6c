import { Accounts as SharedAccounts } from '../../shared/state/accounts';
import type { CardOutcome } from '../cards';
import type { Fault } from '../control/fault';
import { defaultSettings, type Settings } from '../control/settings';
import type { Delivery, WebhookEvent } from '../webhooks/event.types';
import type {
  ChargeRecord,
  ConfirmationTokenRecord,
  CustomerRecord,
  PaymentIntentRecord,
  PaymentMethodRecord,
  SessionRecord,
  SetupIntentRecord,
  TokenRecord,
} from './records.types';

/** The stored response to a request with an idempotency key. */
export interface KeptAnswer {
  readonly status: number;
  readonly body: string;
}

/** The state of one account, in memory. */
export interface Account {
  readonly id: string;
  readonly customers: Map<string, CustomerRecord>;
  readonly paymentMethods: Map<string, PaymentMethodRecord>;
  /** The behaviour of a payment method's card; its number is not kept. */
  readonly outcomes: Map<string, CardOutcome>;
  readonly paymentIntents: Map<string, PaymentIntentRecord>;
  readonly setupIntents: Map<string, SetupIntentRecord>;
  /** Intents whose cardholder has passed the challenge. */
  readonly authenticated: Set<string>;
  readonly confirmationTokens: Map<string, ConfirmationTokenRecord>;
  readonly tokens: Map<string, TokenRecord>;
  readonly sessions: Map<string, SessionRecord>;
  readonly charges: Map<string, ChargeRecord>;
  readonly answers: Map<string, KeptAnswer>;
  settings: Settings;
  faults: readonly Fault[];
  /** Events that have not been sent yet. */
  outbox: WebhookEvent[];
  readonly deliveries: Delivery[];
}

const newAccount = (id: string): Account => ({
  id,
  customers: new Map(),
  paymentMethods: new Map(),
  outcomes: new Map(),
  paymentIntents: new Map(),
  setupIntents: new Map(),
  authenticated: new Set(),
  confirmationTokens: new Map(),
  tokens: new Map(),
  sessions: new Map(),
  charges: new Map(),
  answers: new Map(),
  settings: defaultSettings,
  faults: [],
  outbox: [],
  deliveries: [],
});

/** All accounts of a sandbox, created on first use. */
export class Accounts extends SharedAccounts<Account> {
  constructor() {
    super(newAccount);
  }
}
