import type { RefObject } from 'react';
import { useT } from '../../../ui/i18n';
import type { SearchBox } from './search-box.types';
import type { Combobox } from './useCombobox';

interface SearchFieldProps {
  readonly box: SearchBox;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly combobox: Combobox;
  /** Prefix of the ids of the list and its options; null while no list is shown. */
  readonly listId: string | null;
  readonly onType: (event: Event, typed: string) => void;
}

/** The text field: a combobox for the list of suggestions (SRCH-01). */
export function SearchField({ box, inputRef, combobox, listId, onType }: SearchFieldProps) {
  const t = useT();
  const { form } = box;
  return (
    <input
      ref={inputRef}
      className="till-search__input"
      type="search"
      name={form.name}
      defaultValue={box.text()}
      maxLength={form.maxLength}
      placeholder={t(form.placeholder)}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      role="combobox"
      aria-label={t(form.label)}
      aria-autocomplete="list"
      aria-expanded={listId !== null}
      aria-controls={listId === null ? undefined : `${listId}-list`}
      aria-activedescendant={
        listId !== null && combobox.active !== -1
          ? `${listId}-${String(combobox.active)}`
          : undefined
      }
      onChange={({ currentTarget, nativeEvent }) => {
        onType(nativeEvent, currentTarget.value);
      }}
      onCompositionStart={() => {
        combobox.compose(true);
      }}
      onCompositionEnd={({ currentTarget, nativeEvent }) => {
        combobox.compose(false);
        onType(nativeEvent, currentTarget.value);
      }}
      onClick={combobox.open}
      onKeyDown={combobox.onKeyDown}
    />
  );
}
