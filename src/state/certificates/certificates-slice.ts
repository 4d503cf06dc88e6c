import type { PayloadAction } from '@reduxjs/toolkit';
import type {
  CertificateLinks,
  CertificateList,
  CertificateOutcome,
} from '../../domain/certificates.types';
import type { ServerMessage } from '../../domain/section.types';
import { createPureSlice } from '../shared/pure-slice';

/** The dialog in which a certificate is added. */
export interface CertificateDialog {
  /** The chosen zone; empty until there is one. */
  readonly zone: string;
  /**
   * `zone`: the shopper chooses a zone (CERT-03); `form`: the service's form is there, or on its way; `failed`: it cannot be
   * shown, or has refused, and `problem` says why.
   */
  readonly step: 'zone' | 'form' | 'failed';
  readonly isLoading: boolean;
  readonly problem: string | null;
  /** The service charges no tax in the zone. */
  readonly isNotNeeded: boolean;
}

/** The certificates of the customer, and what is being done with them. Never contains the service's token. */
export interface CertificatesState {
  /** The page has a checkout, so the certificates are links there, not a list. */
  readonly isCheckout: boolean;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed' | 'signed-out';
  readonly list: CertificateList;
  /** The links of a checkout; null elsewhere, and where the shop has no certificates. */
  readonly links: CertificateLinks | null;
  readonly dialog: CertificateDialog | null;
  /** What became of the last form that was not cancelled, as long as it says something for the page. */
  readonly added: Extract<CertificateOutcome, 'saved' | 'uploaded' | 'submitted'> | null;
  /** Whether the shop's taxes follow the certificates (TAXV-17). */
  readonly tax: 'current' | 'refreshing' | 'refreshed' | 'failed';
  /** The id of the certificate that is being invalidated; one at a time. */
  readonly invalidating: string | null;
  /** Messages about the last invalidation; their text may be HTML. */
  readonly messages: readonly ServerMessage[];
}

declare module '../shared/store.types' {
  interface LazySlices {
    certificates: CertificatesState;
  }
}

const NONE: CertificateList = { certificates: [], zones: [] };

const initialState: CertificatesState = {
  isCheckout: false,
  status: 'idle',
  list: NONE,
  links: null,
  dialog: null,
  added: null,
  tax: 'current',
  invalidating: null,
  messages: [],
};

const inDialog = (
  state: CertificatesState,
  changes: Partial<CertificateDialog>,
): CertificatesState =>
  state.dialog === null ? state : { ...state, dialog: { ...state.dialog, ...changes } };

export const certificatesSlice = createPureSlice({
  name: 'certificates',
  initialState,
  reducers: {
    /** The certificates of a page start; `true` for a checkout. */
    certificatesStarted: (state, { payload: isCheckout }: PayloadAction<boolean>) => ({
      ...state,
      isCheckout,
    }),
    /** A checkout shows its links. */
    linksWanted: (state) => state,
    /** The links of the page's service have arrived; null where it has none. */
    linksReceived: (state, { payload: links }: PayloadAction<CertificateLinks | null>) => ({
      ...state,
      links,
    }),
    /** A view needs the list; one that is there stays until the new one has arrived. */
    certificatesWanted: (state) =>
      state.status === 'ready' ? state : { ...state, status: 'loading' as const },
    /** The customer's certificates and the zones have arrived. */
    certificatesReceived: (state, { payload: list }: PayloadAction<CertificateList>) => ({
      ...state,
      status: 'ready' as const,
      list,
    }),
    /** The list could not be loaded; one that is there stays. */
    certificatesFailed: (state) =>
      state.status === 'ready' ? state : { ...state, status: 'failed' as const },
    /** Nobody is signed in: nothing of the customer stays. */
    certificatesSignedOut: (state) => ({
      ...initialState,
      isCheckout: state.isCheckout,
      links: state.links,
      status: 'signed-out' as const,
    }),
    /** The shopper adds a certificate, for this zone where it is known. */
    additionStarted: (state, { payload: zone }: PayloadAction<string>) => ({
      ...state,
      messages: [],
      dialog: {
        zone,
        step: zone === '' ? ('zone' as const) : ('form' as const),
        isLoading: zone !== '',
        problem: null,
        isNotNeeded: false,
      },
    }),
    /** The shopper chooses a zone in the dialog. */
    zoneChosen: (state, { payload: zone }: PayloadAction<string>) => inDialog(state, { zone }),
    /** The shopper proceeds to the service's form, or tries again; without a zone nothing happens (CERT-05). */
    formWanted: (state) =>
      (state.dialog?.zone ?? '') === ''
        ? state
        : inDialog(state, { step: 'form', isLoading: true, problem: null, isNotNeeded: false }),
    /** The service's form is there. */
    formShown: (state) => inDialog(state, { isLoading: false }),
    /** The form cannot be shown, or the service has refused. */
    formFailed: (state, { payload: problem }: PayloadAction<string>) =>
      inDialog(state, { step: 'failed', isLoading: false, problem }),
    /** The service's form has ended. */
    formEnded: (state, { payload: outcome }: PayloadAction<CertificateOutcome>) => {
      if (outcome === 'refused' || outcome === 'expired') return state;
      if (outcome === 'not-needed') {
        return inDialog(state, { step: 'zone', isLoading: false, isNotNeeded: true });
      }
      // After a cancelled form, what became of the one before still holds.
      return { ...state, dialog: null, added: outcome === 'cancelled' ? state.added : outcome };
    },
    /** The shopper closes the dialog. */
    additionCancelled: (state) => ({ ...state, dialog: null }),
    /** The shop's taxes are to follow the certificates; also the shopper's retry (TAXV-17). */
    taxRefreshWanted: (state) => ({ ...state, tax: 'refreshing' as const }),
    /** The refresh has ended; `true`: the totals follow the certificates. */
    taxRefreshSettled: (state, { payload: isDone }: PayloadAction<boolean>) => ({
      ...state,
      tax: isDone ? ('refreshed' as const) : ('failed' as const),
    }),
    /** The shopper has confirmed that a certificate is invalidated (CERT-04); ignored while another one is. */
    invalidationConfirmed: (state, { payload: id }: PayloadAction<string>) =>
      state.invalidating === null
        ? { ...state, invalidating: id, messages: [], added: null }
        : state,
    /** The invalidation has ended; `list` is what the shop has afterwards, if it is known. */
    invalidationSettled: (
      state,
      {
        payload: { list, messages },
      }: PayloadAction<{
        readonly list?: CertificateList;
        readonly messages: readonly ServerMessage[];
      }>,
    ) => ({ ...state, list: list ?? state.list, invalidating: null, messages }),
  },
});

export const {
  certificatesStarted,
  linksWanted,
  linksReceived,
  certificatesWanted,
  certificatesReceived,
  certificatesFailed,
  certificatesSignedOut,
  additionStarted,
  zoneChosen,
  formWanted,
  formShown,
  formFailed,
  formEnded,
  additionCancelled,
  taxRefreshWanted,
  taxRefreshSettled,
  invalidationConfirmed,
  invalidationSettled,
} = certificatesSlice.actions;

/** The certificates and what is being done with them. */
export const selectCertificates = (state: {
  readonly certificates?: CertificatesState;
}): CertificatesState => state.certificates ?? initialState;
