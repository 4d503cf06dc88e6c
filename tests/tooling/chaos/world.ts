import type {
  MadeCharge,
  MadeIntent,
  MadeOrder,
  Shown,
  World,
} from '../../../scripts/chaos/world.types';

/** An order by card that was shown and charged: nothing is wrong with it. */
export const order = (changes: Partial<MadeOrder> = {}): MadeOrder => ({
  number: '000000001',
  cartId: 7,
  total: 9346,
  method: 'stripe_payments',
  placedAt: 2000,
  state: 'placed',
  paymentId: 'pi_1',
  skus: ['BK-SALT'],
  ...changes,
});

export const intent = (changes: Partial<MadeIntent> = {}): MadeIntent => ({
  id: 'pi_1',
  status: 'succeeded',
  session: null,
  cartId: 7,
  ...changes,
});

export const charge = (changes: Partial<MadeCharge> = {}): MadeCharge => ({
  intent: 'pi_1',
  amount: 9346,
  isVoided: false,
  ...changes,
});

export const shown = (changes: Partial<Shown> = {}): Shown => ({
  presses: [{ at: 1000, tab: 0, by: 'button' }],
  amounts: ['$93.46'],
  hasBlindPress: false,
  numbers: new Map([['000000001', 3000]]),
  messages: [],
  claims: [{ at: 2500, tab: 0 }],
  additions: [],
  ...changes,
});

/** A purchase without a fault, changed in some of its parts. */
export const world = (changes: Partial<World> = {}): World => ({
  orders: [order()],
  intents: [intent()],
  charges: [charge()],
  shown: shown(),
  ...changes,
});
