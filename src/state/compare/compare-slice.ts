import type { PayloadAction } from '@reduxjs/toolkit';
import { parseCompareSection } from '../../api/compare';
import type { CompareKind } from '../../domain/compare-posts';
import type { CompareSection } from '../../domain/compare.types';
import type { DataPost } from '../../domain/data-post';
import type { StoredSection } from '../../domain/section.types';
import type { WithSections } from '../sections/sections-slice';
import { createPureSlice } from '../shared/pure-slice';

/** A change of the comparison list that the shopper wants. */
export interface CompareChange {
  readonly kind: CompareKind;
  /** '' for the whole list. */
  readonly productId: string;
  readonly name: string;
  readonly post: DataPost;
}

/** How far the newest change of a product is. `leaving`: the shop's own page shows what became of it. */
export interface ChangeState {
  readonly kind: CompareKind;
  readonly status: 'sending' | 'done' | 'failed' | 'leaving';
  /** Why it failed; it may hold the shop's HTML. '' otherwise. */
  readonly error: string;
}

/** The comparison list as the shopper changes it. */
export interface CompareState {
  /** By product id; that of the whole list is ''. */
  readonly changes: Readonly<Record<string, ChangeState>>;
  /** The product that was removed last and can be added again; null when there is none. */
  readonly offer: CompareChange | null;
}

declare module '../shared/store.types' {
  interface LazySlices {
    compare: CompareState;
  }
}

type Ref = Pick<CompareChange, 'kind' | 'productId'>;

const initialState: CompareState = { changes: {}, offer: null };

/** Whether the same change is on its way, so that another press adds nothing. */
export const isSending = (state: CompareState, { kind, productId }: Ref): boolean => {
  const now = state.changes[productId];
  return now?.kind === kind && (now.status === 'sending' || now.status === 'leaving');
};

/** Whether a product is taken off the list, or is about to be: a failure brings it back. */
export function isTakenOff(change: ChangeState | undefined): boolean {
  if (change === undefined) return false;
  const isRemoval = change.kind === 'remove';
  return change.status === 'failed' || change.status === 'leaving' ? !isRemoval : isRemoval;
}

/** A newer change of the same product is not overwritten. */
const settled = (
  state: CompareState,
  { kind, productId }: Ref,
  end: Omit<ChangeState, 'kind'>,
): CompareState =>
  state.changes[productId]?.kind === kind
    ? { ...state, changes: { ...state.changes, [productId]: { kind, ...end } } }
    : state;

function offerAfter({ offer }: CompareState, change: CompareChange): CompareChange | null {
  if (change.kind === 'remove') return change;
  return change.kind === 'add' && offer?.productId === change.productId ? offer : null;
}

export const compareSlice = createPureSlice({
  name: 'compare',
  initialState,
  reducers: {
    /** The shopper changes the comparison list (COMP-01); ignored while the same change is on its way. */
    changeSent: (state, { payload: change }: PayloadAction<CompareChange>) =>
      isSending(state, change)
        ? state
        : {
            changes: {
              ...state.changes,
              [change.productId]: { kind: change.kind, status: 'sending' as const, error: '' },
            },
            offer: offerAfter(state, change),
          },
    /** The shop has made the change. */
    changeSettled: (state, { payload: ref }: PayloadAction<Ref>) => {
      const next = settled(state, ref, { status: 'done', error: '' });
      const isRestored = ref.kind === 'add' && next.offer?.productId === ref.productId;
      return isRestored ? { ...next, offer: null } : next;
    },
    /** The shop refused the change, or it cannot be reached. */
    changeFailed: (state, { payload }: PayloadAction<Ref & { readonly error: string }>) => {
      const next = settled(state, payload, { status: 'failed', error: payload.error });
      const isKept = payload.kind === 'remove' && next.offer?.productId === payload.productId;
      return isKept ? { ...next, offer: null } : next;
    },
    /** The form is posted as a page, which says what the shop has to say. */
    changeLeft: (state, { payload: ref }: PayloadAction<Ref>) =>
      settled(state, ref, { status: 'leaving', error: '' }),
    /** The browser restored the page that was left. */
    changesReturned: (state) => ({
      ...state,
      changes: Object.fromEntries(
        Object.entries(state.changes).filter(([, { status }]) => status !== 'leaving'),
      ),
    }),
  },
});

export const { changeSent, changeSettled, changeFailed, changeLeft, changesReturned } =
  compareSlice.actions;

/** The comparison list as the shopper changes it. */
export const selectCompareChanges = (state: { readonly compare?: CompareState }): CompareState =>
  state.compare ?? initialState;

const parsed = new WeakMap<StoredSection, CompareSection | null>();

/** The section of the comparison list; null until it is loaded. The same object while nothing changes. */
export function selectCompared(state: WithSections): CompareSection | null {
  const stored = state.sections.data['compare-products'];
  if (stored === undefined) return null;
  const known = parsed.get(stored) ?? parseCompareSection(stored);
  parsed.set(stored, known);
  return known;
}

/** Whether the comparison list has a product. */
export const selectIsCompared =
  (productId: string) =>
  (state: WithSections): boolean =>
    selectCompared(state)?.items.some(({ id }) => id === productId) === true;
