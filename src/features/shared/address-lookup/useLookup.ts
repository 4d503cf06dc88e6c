import { useEffect, useRef, useState } from 'react';
import { draftText } from '../../../domain/address-draft';
import { foundFields } from '../../../domain/found-address';
import { readFoundAddress, readSuggestions } from '../../../domain/provider-address';
import { findCountry } from '../../../domain/regions';
import type {
  AddressLookup,
  AddressSuggestion,
} from '../../../state/extensions/address-lookup.types';
import { addressLookups } from '../../../state/extensions/extensions';
import type { AddressLookupProps } from './lookup.types';

/** Fewer characters match too many streets. */
const MIN_LENGTH = 3;
/** Pause after the last keystroke, in milliseconds. */
const PAUSE_MS = 250;
/** A chosen address that takes longer counts as failed. */
const TIMEOUT_MS = 8000;

const lookupFor = (countryId: string): AddressLookup | undefined =>
  addressLookups
    .list()
    .find(({ countries }) => countries === undefined || countries.includes(countryId));

const isLatest = (signal: AbortSignal): boolean => !signal.aborted;

const pause = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds);
  });

/** What a provider's function returns; null when it throws or rejects. */
const attempt = async (call: () => unknown): Promise<unknown> => {
  try {
    return await call();
  } catch {
    return null;
  }
};

const NONE: readonly never[] = [];

/**
 * The suggestions for what is typed, and what follows a choice. Only the latest request counts, failures are silent, and
 * a field that was typed into after the choice keeps what was typed. Another country starts over.
 */
export function useLookup(props: AddressLookupProps) {
  const [list, setList] = useState<readonly AddressSuggestion[]>(NONE);
  const [missing, setMissing] = useState<readonly string[]>(NONE);
  const latest = useRef(props);
  const running = useRef<AbortController>(null);
  const isChoosing = useRef(false);
  const countryId = draftText(props.draft, 'country_id');
  useEffect(() => {
    latest.current = props;
  });
  const begin = (isChoice = false): AbortSignal => {
    isChoosing.current = isChoice;
    running.current?.abort();
    setList(NONE);
    return (running.current = new AbortController()).signal;
  };
  useEffect(
    () => () => {
      running.current?.abort();
      setList(NONE);
      setMissing(NONE);
    },
    [countryId],
  );

  const suggest = async (text: string): Promise<void> => {
    const shown = list;
    const signal = begin();
    setMissing(NONE);
    const lookup = lookupFor(countryId);
    if (lookup === undefined || text.trim().length < MIN_LENGTH) return;
    setList(shown);
    await pause(PAUSE_MS);
    if (!isLatest(signal)) return;
    const found = await attempt(() => lookup.suggest({ text: text.trim(), countryId }, signal));
    if (isLatest(signal)) setList(readSuggestions(found));
  };

  const choose = async (index: number): Promise<void> => {
    const suggestion = list[index];
    const lookup = lookupFor(countryId);
    const signal = begin(true);
    if (suggestion === undefined || lookup === undefined) return;
    const before = latest.current.draft;
    const found = await Promise.race([
      attempt(() => lookup.resolve(suggestion, signal)),
      pause(TIMEOUT_MS),
    ]);
    if (!isLatest(signal)) return;
    const { draft, directory, fields, onEdit, onLeave } = latest.current;
    const country = findCountry(directory, countryId);
    const filled = foundFields(readFoundAddress(found), country, fields);
    for (const [name, value] of Object.entries(filled.values)) {
      if (draftText(draft, name) === draftText(before, name)) onEdit(name, value);
    }
    setMissing(filled.missing);
    onLeave?.('street.0');
  };

  return {
    list,
    missing,
    isOffered: lookupFor(countryId) !== undefined,
    suggest: (text: string) => void suggest(text),
    choose: (index: number) => void choose(index),
    /** Hides the list; an address that was chosen is still filled in. */
    close: () => {
      if (isChoosing.current) setList(NONE);
      else begin();
    },
  };
}
