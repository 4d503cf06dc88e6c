import type { PayPalCardFieldsStateObject } from '@paypal/paypal-js';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { SdkFailure } from '../../../platform/sdk/load-sdk';
import { inTime } from '../../shared/in-time';
import { CARD_FIELDS, fieldError, isEmptyField, type CardField } from './card-errors';
import type { CardConfig } from '../domain/card.types';
import { startCardFields } from '../sdk/start-card-fields';
import { keepFields } from './live-fields';
import { cancelPress } from './press';
import { showFields, type FieldEvents, type FieldHosts } from './show-fields';

/** `slow`: it takes long. `unavailable`: the provider offers no card fields here. `blocked`: a retry may help. */
export type FieldsPhase = 'loading' | 'slow' | 'shown' | 'unavailable' | 'blocked';

/** What is wrong with the fields, as English phrases; null for a field that is right, or was not left yet. */
type FieldErrors = Readonly<Record<CardField, string | null>>;

interface State {
  readonly phase: FieldsPhase;
  readonly failure: SdkFailure | null;
  readonly errors: FieldErrors;
  readonly focused: CardField | null;
}

/** What the view shows. */
export interface CardFieldsState extends State {
  readonly retry: () => void;
}

/** The places in the view: one for each field, and what has the theme's colours. */
export interface FieldPlaces {
  readonly probe: RefObject<HTMLElement | null>;
  readonly number: RefObject<HTMLElement | null>;
  readonly expiry: RefObject<HTMLElement | null>;
  readonly cvv: RefObject<HTMLElement | null>;
}

/** After this time the shopper is told that the fields are late, in milliseconds. */
export const SLOW_MS = 5000;

const NO_ERRORS: FieldErrors = { number: null, expiry: null, cvv: null };
const START: State = { phase: 'loading', failure: null, errors: NO_ERRORS, focused: null };

type Change = (part: (state: State) => Partial<State>) => void;

const errorsIn = (state: unknown): FieldErrors => ({
  number: fieldError(state, 'number'),
  expiry: fieldError(state, 'expiry'),
  cvv: fieldError(state, 'cvv'),
});

/** Errors go as soon as a field is right; a new one is shown when a field is left, unless it is empty. */
const eventsOf = (change: Change): FieldEvents => ({
  onFocus: (focused) => {
    change(() => ({ focused }));
  },
  onChange: (state) => {
    const now = errorsIn(state);
    const kept = (name: CardField, before: string | null) =>
      before !== null && now[name] !== null ? before : null;
    change(({ errors: { number, expiry, cvv } }) => ({
      errors: {
        number: kept('number', number),
        expiry: kept('expiry', expiry),
        cvv: kept('cvv', cvv),
      },
    }));
  },
  onBlur: (field, state) => {
    const error = isEmptyField(state, field) ? null : fieldError(state, field);
    change(({ errors, focused }) => ({
      focused: focused === field ? null : focused,
      errors: { ...errors, [field]: error ?? (isEmptyField(state, field) ? errors[field] : null) },
    }));
  },
});

/** Shows what is wrong with all fields, and focuses the first such one; whether nothing is (HOSTED-02). */
async function validate(
  getState: () => Promise<PayPalCardFieldsStateObject>,
  focus: (field: CardField) => void,
  change: Change,
): Promise<boolean> {
  const state: unknown = await inTime(getState()).catch(() => null);
  const errors = errorsIn(state);
  change(() => ({ errors }));
  const wrong = CARD_FIELDS.find((name) => errors[name] !== null);
  if (wrong !== undefined) focus(wrong);
  return wrong === undefined;
}

/** The provider's fields in their places, as long as the view is there; leaving it ends a press. */
export function useCardFields(places: FieldPlaces, config: CardConfig | null): CardFieldsState {
  const [state, setState] = useState(START);
  const [attempt, setAttempt] = useState(0);
  const { probe, number, expiry, cvv } = places;
  const renew = useCallback(() => {
    setState(START);
    setAttempt((before) => before + 1);
  }, []);
  useEffect(() => {
    const hosts = { number: number.current, expiry: expiry.current, cvv: cvv.current };
    if (config === null || probe.current === null || !isComplete(hosts)) return undefined;
    const removal = new AbortController();
    const change: Change = (part) => {
      if (!removal.signal.aborted) setState((before) => ({ ...before, ...part(before) }));
    };
    const slow = setTimeout(() => {
      change(() => ({ phase: 'slow' }));
    }, SLOW_MS);
    let forget = (): void => undefined;
    const view = { hosts, probe: probe.current, renew };
    void show(config, view, change, removal.signal).then((kept) => {
      clearTimeout(slow);
      forget = kept;
      if (removal.signal.aborted) kept();
    });
    return () => {
      clearTimeout(slow);
      removal.abort();
      forget();
      cancelPress();
      for (const host of Object.values(hosts)) host.replaceChildren();
    };
  }, [probe, number, expiry, cvv, config, attempt, renew]);
  return { ...state, retry: renew };
}

const isComplete = (hosts: Readonly<Record<CardField, HTMLElement | null>>): hosts is FieldHosts =>
  CARD_FIELDS.every((name) => hosts[name] !== null);

const nothing = (): void => undefined;

/** Loads the SDK and shows its fields; returns the function that forgets them. */
async function show(
  config: CardConfig,
  view: { readonly hosts: FieldHosts; readonly probe: Element; readonly renew: () => void },
  change: Change,
  signal: AbortSignal,
): Promise<() => void> {
  const started = await startCardFields(config.sdk);
  if (!started.ok) {
    const { error: failure } = started;
    change(() => ({ phase: 'blocked', failure }));
    return nothing;
  }
  if (signal.aborted) return nothing;
  const shown = await showFields(started.value, view, eventsOf(change), signal);
  if (shown.status !== 'shown') {
    const phase = shown.status === 'ineligible' ? 'unavailable' : 'blocked';
    change(() => ({ phase, failure: null }));
    return nothing;
  }
  const { card, focus } = shown;
  change(() => ({ phase: 'shown' }));
  return keepFields({
    card,
    validate: () => validate(() => card.getState(), focus, change),
    renew: view.renew,
  });
}
