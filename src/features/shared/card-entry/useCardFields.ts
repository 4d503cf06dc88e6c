import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import {
  cardErrors,
  cardFields,
  cardOf,
  type CardField,
  type CardTexts,
} from '../../../domain/payment/card-entry';
import { brandOf } from '../../../domain/payment/card-number';
import type { CardType } from '../../../domain/payment/card.types';
import type { CardReader, CardRules } from './card-entry.types';
import { focusWhenActive } from './focus-when-active';

type Errors = Partial<Readonly<Record<CardField, string | null>>>;

interface CardFields extends CardReader {
  readonly refs: Readonly<Record<CardField, RefObject<HTMLInputElement | null>>>;
  /** As English phrases; of fields that were left or checked. */
  readonly errors: Errors;
  /** The type of the number, as soon as it is decided (CARD-16). */
  readonly brand: CardType | null;
  readonly isComplete: boolean;
  /** A field has another text: an error that is shown is checked again. */
  readonly edited: () => void;
  /** A field was left: its error is shown, unless nothing was typed. */
  readonly left: (field: CardField) => void;
}

/**
 * The fields of a card form. What is typed stays in the inputs and is read from there; only errors, the card's type and
 * whether everything is complete are state.
 */
export function useCardFields(rules: CardRules, now: () => Date): CardFields {
  const refs = {
    number: useRef<HTMLInputElement>(null),
    expiry: useRef<HTMLInputElement>(null),
    securityCode: useRef<HTMLInputElement>(null),
    name: useRef<HTMLInputElement>(null),
  };
  const [errors, setErrors] = useState<Errors>({});
  const [brand, setBrand] = useState<CardType | null>(null);
  const [isComplete, setComplete] = useState(false);

  const texts = (): CardTexts => ({
    number: refs.number.current?.value ?? '',
    expiry: refs.expiry.current?.value ?? '',
    securityCode: rules.withCode ? (refs.securityCode.current?.value ?? '') : null,
    name: rules.withName ? (refs.name.current?.value ?? '') : null,
  });
  const problems = () => cardErrors(texts(), rules.allowed, now());

  const edited = () => {
    const found = problems();
    setBrand(brandOf(texts().number));
    setComplete(cardFields.every((field) => found[field] === null));
    setErrors((shown) => stillShown(shown, found));
  };
  const left = (field: CardField) => {
    if (texts()[field] === '') return;
    const error = problems()[field];
    setErrors((shown) => ({ ...shown, [field]: error }));
  };
  const read = () => {
    const found = problems();
    setErrors(found);
    const first = cardFields.find((field) => found[field] !== null);
    if (first === undefined) return cardOf(texts(), now());
    const input = refs[first].current;
    if (input !== null) focusWhenActive(input);
    return null;
  };
  const { number, expiry, securityCode, name } = refs;
  const clear = useCallback(() => {
    for (const { current } of [number, expiry, securityCode, name]) {
      if (current !== null) current.value = '';
    }
    setErrors({});
    setBrand(null);
    setComplete(false);
  }, [number, expiry, securityCode, name]);

  useEffect(() => {
    const inputs = [number, expiry, securityCode, name].map(({ current }) => current);
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) clear();
    };
    window.addEventListener('pagehide', clear);
    window.addEventListener('pageshow', restored);
    return () => {
      window.removeEventListener('pagehide', clear);
      window.removeEventListener('pageshow', restored);
      for (const input of inputs) if (input !== null) input.value = '';
    };
  }, [clear, number, expiry, securityCode, name]);

  return { refs, errors, brand, isComplete, edited, left, read, clear };
}

/** The errors that are shown, as they are now; a field without one stays without until it is left. */
const stillShown = (shown: Errors, found: Errors): Errors =>
  Object.fromEntries(
    cardFields.map((field) => [field, shown[field] == null ? null : (found[field] ?? null)]),
  );
