import type {
  CardHolderAddress,
  CardPart,
  CardPlaces,
  ShownCardPage,
} from '../extensions/card-page.types';
import type { Services } from '../shared/services';
import type { TillStore } from '../shared/store.types';
import {
  cardFormFailed,
  cardFormShown,
  cardPageFound,
  cardPartsChanged,
  cardPartsChecked,
  cardSaved,
  selectAddCard,
} from './add-card-slice';
import { findCardPage } from './find-card-page';
import { CARD_PARTS } from './parts';

/** How a press has ended, as far as the provider says. */
export type PressEnd = 'failed' | 'cancelled';

/** The form of a store's page: the provider's frames contain the card, which no store does. */
export interface CardForm {
  /** Reads whether the page has a form at all. Never rejects. */
  readonly find: () => Promise<void>;
  /** Shows it until `signal` is aborted. Never rejects. */
  readonly show: (
    places: CardPlaces,
    address: () => CardHolderAddress,
    signal: AbortSignal,
  ) => Promise<void>;
  /**
   * Shows what is wrong with the fields, and keeps the address as it is now for the press that follows; the first wrong field,
   * or null for none.
   */
  readonly check: () => CardPart | null;
  /** Hands the card over; tells `onEnd`, at most once, when that ends without a card, if the provider says so. */
  readonly submit: (onEnd: (end: PressEnd) => void) => void;
}

/** The form in the page, and the address beside it. */
interface ShownForm {
  readonly page: ShownCardPage;
  readonly address: () => CardHolderAddress;
}

const formOf = new WeakMap<TillStore, CardForm>();

/** The form of a store's page; undefined before its flows have started. */
export const cardFormOf = (store: TillStore): CardForm | undefined => formOf.get(store);

/** The field that has the focus: one of the provider's frames, or its input. */
const focusedIn = ({ hosts }: CardPlaces): CardPart | null =>
  CARD_PARTS.find((part) => hosts[part].contains(document.activeElement)) ?? null;

/** Starts the form of a store's page. */
export function createCardForm(store: TillStore, services: Services): CardForm {
  const page = services.page();
  let shown: ShownForm | null = null;
  let pressed: CardHolderAddress | null = null;
  let endPress: (end: PressEnd) => void = () => undefined;
  const find = async (): Promise<void> => {
    const provider = page && (await findCardPage(page));
    if (page === null || provider === null) return;
    store.dispatch(cardPageFound(provider?.listUrl(page) ?? null));
    if (provider === undefined) store.dispatch(cardFormFailed('unstarted'));
  };
  const show: CardForm['show'] = async (places, address, signal) => {
    const provider = page && (await findCardPage(page));
    const isGone = (): boolean => signal.aborted;
    if (page === null || isGone()) return;
    const end = (how: PressEnd) => () => {
      if (!isGone()) endPress(how);
    };
    const result = await provider?.show(page, places, {
      // What is typed while the card is being added was not validated.
      address: () => {
        const isIdle = selectAddCard(store.getState()).step === 'idle';
        return isIdle || pressed === null ? address() : pressed;
      },
      onChange: (changed, parts) => {
        if (isGone()) return;
        store.dispatch(cardPartsChanged({ parts, changed, focused: focusedIn(places) }));
      },
      // Also of a form that was replaced since: the shop has the card.
      onSaved: () => {
        store.dispatch(cardSaved());
      },
      onFailed: end('failed'),
      onCancelled: end('cancelled'),
    });
    if (isGone()) return;
    if (result?.ok !== true) {
      store.dispatch(cardFormFailed(result?.error ?? 'unstarted'));
      return;
    }
    const now = { page: result.value, address };
    shown = now;
    signal.addEventListener('abort', () => {
      if (shown === now) shown = null;
    });
    store.dispatch(cardFormShown(provider?.listUrl(page) ?? null));
  };
  const form: CardForm = {
    find,
    show,
    check: () => {
      if (shown === null || selectAddCard(store.getState()).status !== 'shown') return null;
      pressed = shown.address();
      const { errors } = shown.page.parts();
      store.dispatch(cardPartsChecked(errors));
      return CARD_PARTS.find((part) => errors[part] !== null) ?? null;
    },
    submit: (onEnd) => {
      let isEnded = false;
      // The provider may report an end by an event, by its promise, or by both, also when another press has followed.
      const end = (how: PressEnd): void => {
        if (isEnded) return;
        isEnded = true;
        onEnd(how);
      };
      endPress = end;
      const failed = (): void => {
        end('failed');
      };
      if (shown === null) failed();
      else shown.page.submit(failed);
    },
  };
  formOf.set(store, form);
  return form;
}
