import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDebug } from '../../../elements/debug/start-debug';
import { stateChanges } from '../../../elements/debug/state-changes';
import type { TillStore } from '../../../src/state/shared/store.types';

let lines: string[] = [];
let state: unknown = {};
let changed = (): void => undefined;

const store = {
  getState: () => state,
  subscribe: (listener: () => void) => {
    changed = listener;
    return () => undefined;
  },
} as unknown as TillStore;

/** The log without its times. */
const logged = (): string[] => lines.map((line) => line.replace(/^\[till\] \d+ ms {2}/, ''));

beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});

afterEach(() => {
  vi.restoreAllMocks();
});

interface Measured {
  readonly name: string;
  readonly duration: number;
  readonly detail?: unknown;
}

/** Reports a measure to the log. */
let measured = (_entry: Measured): void => undefined;

/** Once, since the log listens until the page is left. */
beforeAll(() => {
  class FakeObserver {
    constructor(listener: (list: { getEntries: () => Measured[] }) => void) {
      measured = (entry) => {
        listener({ getEntries: () => [entry] });
      };
    }
    observe(): void {
      // The test reports.
    }
  }
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  startDebug(store);
  vi.unstubAllGlobals();
});

describe('the debug log', () => {
  it('shows what was measured, and nothing that others measure', () => {
    measured({ name: 'till-cart:ready', duration: 12.4 });
    measured({
      name: 'till:GET /rest/V1/carts/mine',
      duration: 80,
      detail: { outcome: 'timeout' },
    });
    measured({ name: 'other', duration: 1 });
    expect(logged()).toEqual([
      'time  till-cart ready  12 ms',
      'call  GET /rest/V1/carts/mine  80 ms  outcome: timeout',
    ]);
  });

  it('shows events without what the shopper typed', () => {
    document.dispatchEvent(
      new CustomEvent('till-account-created', { detail: { email: 'jane@example.com' } }),
    );
    document.dispatchEvent(new CustomEvent('till-order-placed', { detail: { orderId: 17 } }));
    document.dispatchEvent(new CustomEvent('till-step-changed', { detail: { step: 'payment' } }));
    expect(logged()).toEqual([
      'event  till-account-created on the document  email: …',
      'event  till-order-placed on the document  orderId: …',
      'event  till-step-changed on the document  step: payment',
    ]);
  });

  it('shows what has changed in the state', () => {
    state = { quote: { totals: { grandTotal: 64 } } };
    changed();
    state = { quote: { totals: { grandTotal: 59 } } };
    changed();
    expect(logged().at(-1)).toBe('state  quote.totals.grandTotal: 64 → 59');
  });
});

describe('stateChanges', () => {
  it('leaves out typed texts, ids and keys that are data', () => {
    const before = { draft: { firstname: '', regionId: 1 }, byEmail: { 'jane@example.com': 1 } };
    const after = { draft: { firstname: 'Jane', regionId: 2 }, byEmail: { 'jane@example.com': 2 } };
    expect(stateChanges(before, after)).toEqual([
      'draft.firstname: … → …',
      'draft.regionId: … → …',
      'byEmail.*: 1 → 2',
    ]);
  });

  it('shows statuses, numbers and the length of lists', () => {
    expect(
      stateChanges(
        { status: 'loading', lines: [1], isOpen: false },
        { status: 'ready', lines: [1, 2], isOpen: true },
      ),
    ).toEqual(['status: loading → ready', 'lines: 1 entries → 2 entries', 'isOpen: false → true']);
  });
});
