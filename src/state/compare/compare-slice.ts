import type { PayloadAction } from '@reduxjs/toolkit';
import { parseCompareSection } from '../../api/compare';
import type { CompareKind } from '../../domain/compare-posts';
import type { CompareSection } from '../../domain/compare.types';
import type { DataPost } from '../../domain/data-post';
import { ownValue } from '../../domain/own-value';
import type { StoredSection } from '../../domain/section.types';
import type { WithSections } from '../sections/sections-slice';
import { createPureSlice } from '../shared/pure-slice';

/** A requested change of the comparison list. */
export interface CompareChange {
  readonly kind: CompareKind;
  /** '' for the whole list. */
  readonly productId: string;
  readonly name: string;
  readonly post: DataPost;
}

/** The state of a product's latest change. `leaving`: the form is posted as a page, which shows the outcome. */
export interface ChangeState {
  readonly kind: CompareKind;
  readonly status: 'sending' | 'done' | 'failed' | 'leaving';
  /** The error message, which may contain the shop's HTML; '' unless the change failed. */
  readonly error: string;
}

/** The changes of the comparison list in this page. */
export interface CompareState {
  /** By product id; '' for the whole list. */
  readonly changes: Readonly<Record<string, ChangeState>>;
  /** The removal that can be undone; null if there is none. */
  readonly offer: CompareChange | null;
}

declare module '../shared/store.types' {
  interface LazySlices {
    compare: CompareState;
  }
}

type Ref = Pick<CompareChange, 'kind' | 'productId'>;

const initialState: CompareState = { changes: {}, offer: null };

/** Whether the same change is pending, so that another press is ignored. */
export const isSending = (state: CompareState, { kind, productId }: Ref): boolean => {
  const now = ownValue(state.changes, productId);
  return now?.kind === kind && (now.status === 'sending' || now.status === 'leaving');
};

/** Whether a product is removed or its removal is pending; a failed removal restores it. */
export function isRemoved(change: ChangeState | undefined): boolean {
  if (change === undefined) return false;
  const isRemoval = change.kind === 'remove';
  return change.status === 'failed' || change.status === 'leaving' ? !isRemoval : isRemoval;
}

/** Sets the outcome of a change, unless a newer change of the same product has replaced it. */
const settled = (
  state: CompareState,
  { kind, productId }: Ref,
  end: Omit<ChangeState, 'kind'>,
): CompareState =>
  ownValue(state.changes, productId)?.kind === kind
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
    /** The shopper requested a change of the comparison list (COMP-01); ignored while the same change is pending. */
    changeRequested: (state, { payload: change }: PayloadAction<CompareChange>) =>
      isSending(state, change)
        ? state
        : {
            changes: {
              ...state.changes,
              [change.productId]: { kind: change.kind, status: 'sending' as const, error: '' },
            },
            offer: offerAfter(state, change),
          },
    /** The shop has applied the change. */
    changeSettled: (state, { payload: ref }: PayloadAction<Ref>) => {
      const next = settled(state, ref, { status: 'done', error: '' });
      const isRestored = ref.kind === 'add' && next.offer?.productId === ref.productId;
      return isRestored ? { ...next, offer: null } : next;
    },
    /** The shop refused the change or cannot be reached. */
    changeFailed: (state, { payload }: PayloadAction<Ref & { readonly error: string }>) => {
      const next = settled(state, payload, { status: 'failed', error: payload.error });
      const isKept = payload.kind === 'remove' && next.offer?.productId === payload.productId;
      return isKept ? { ...next, offer: null } : next;
    },
    /** The form is posted as a page, which shows the shop's message. */
    changePostedAsPage: (state, { payload: ref }: PayloadAction<Ref>) =>
      settled(state, ref, { status: 'leaving', error: '' }),
    /** The browser restored the page from its back/forward cache. */
    pageRestored: (state) => ({
      ...state,
      changes: Object.fromEntries(
        Object.entries(state.changes).filter(([, { status }]) => status !== 'leaving'),
      ),
    }),
  },
});

export const { changeRequested, changeSettled, changeFailed, changePostedAsPage, pageRestored } =
  compareSlice.actions;

/** The changes of the comparison list in this page. */
export const selectCompareChanges = (state: { readonly compare?: CompareState }): CompareState =>
  state.compare ?? initialState;

const parsed = new WeakMap<StoredSection, CompareSection | null>();

/** The section of the comparison list; null until it is loaded. The same object until the section changes. */
export function selectCompared(state: WithSections): CompareSection | null {
  const stored = state.sections.data['compare-products'];
  if (stored === undefined) return null;
  const known = parsed.get(stored) ?? parseCompareSection(stored);
  parsed.set(stored, known);
  return known;
}

/** Whether the comparison list contains a product. */
export const selectIsCompared =
  (productId: string) =>
  (state: WithSections): boolean =>
    selectCompared(state)?.items.some(({ id }) => id === productId) === true;
