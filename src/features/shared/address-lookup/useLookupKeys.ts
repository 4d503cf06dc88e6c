import { useEffect, useRef, useState } from 'react';

interface Keys {
  readonly count: number;
  readonly onType: (text: string) => void;
  readonly onChoose: (index: number) => void;
  readonly onClose: () => void;
}

/** What a password manager or the browser's autofill enters is not a search. */
const isTyped = (event: Event): boolean =>
  event instanceof InputEvent && !['', 'insertReplacementText'].includes(event.inputType);

/**
 * Makes the form's own field the combobox of a list with `id`, and returns the active option's index: -1 for the field
 * itself. The keys are those of the search box; without suggestions all keep their default.
 */
export function useLookupKeys(input: HTMLInputElement | null, id: string, keys: Keys): number {
  const [active, setActive] = useState(-1);
  const { count } = keys;
  const place = active < count ? active : -1;
  const latest = useRef({ ...keys, place });
  useEffect(() => {
    latest.current = { ...keys, place };
  });

  useEffect(() => {
    if (input === null) return undefined;
    const stop = new AbortController();
    const type = (event: Event) => {
      setActive(-1);
      if (isTyped(event)) latest.current.onType(input.value);
      else latest.current.onClose();
    };
    const press = (event: KeyboardEvent) => {
      const { count: options, place: at, onChoose, onClose } = latest.current;
      if (options === 0 || event.isComposing) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const isHandled =
        step !== undefined || event.key === 'Escape' || (event.key === 'Enter' && at !== -1);
      if (!isHandled) return;
      event.preventDefault();
      event.stopPropagation();
      const places = options + 1;
      if (step !== undefined) setActive(((at + 1 + step + places) % places) - 1);
      else if (event.key === 'Escape') onClose();
      else onChoose(at);
    };
    const { signal } = stop;
    input.addEventListener('input', type, { signal });
    input.addEventListener('keydown', press, { signal });
    input.addEventListener('blur', () => latest.current.onClose(), { signal });
    // What was typed while this was being loaded.
    if (document.activeElement === input) latest.current.onType(input.value);
    return () => {
      stop.abort();
    };
  }, [input]);

  useEffect(() => {
    if (input === null) return undefined;
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(count > 0),
      ...(count > 0 && { 'aria-controls': id }),
      ...(place !== -1 && { 'aria-activedescendant': `${id}-${String(place)}` }),
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) input.removeAttribute(name);
    };
  }, [input, id, count, place]);
  return place;
}
