import { useMemo, useRef, type RefObject, type SyntheticEvent } from 'react';
import { deferAfterPaint } from '../../../platform/page/frames';
import { useTillSelector } from '../../../state/shared/hooks';
import {
  selectSearchStatus,
  selectShownQuery,
  selectSuggestions,
} from '../../../state/search/search-slice';
import { useEmit, useUid } from '../../../ui/element-context';
import { Icon } from '../../../ui/Icon/Icon';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './Search.css';
import { choicesOf } from './choices';
import type { SearchBox } from './search-box.types';
import { SearchField } from './SearchField';
import { SearchIcon } from './SearchIcon';
import { SuggestionList } from './SuggestionList';
import { SuggestionNote } from './SuggestionNote';
import { useCombobox } from './useCombobox';

adoptStyles(css);

interface SearchFormProps {
  readonly box: SearchBox;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  /** Shown in a layer above the page. */
  readonly isAbove?: boolean;
  /** Called when the shopper starts or stops using it. */
  readonly onUse?: (isUsed: boolean) => void;
}

/** The form, submitted like the server-rendered one, and the list of suggestions below its field. */
export function SearchForm({ box, inputRef, isAbove = false, onUse }: SearchFormProps) {
  const t = useT();
  const emit = useEmit();
  const id = useUid('till-search');
  const { form, isBlank } = box;
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const suggestions = useTillSelector(selectSuggestions);
  const shown = useTillSelector(selectShownQuery);
  const status = useTillSelector(selectSearchStatus);
  const choices = useMemo(() => choicesOf(form, suggestions, shown), [form, suggestions, shown]);
  const follow = (index: number) => {
    document.getElementById(`${id}-${String(index)}`)?.click();
  };
  const combobox = useCombobox(choices.length, follow, form.isTyped && form.isFocused);
  const isListed = combobox.isOpen && choices.length > 0;

  const submit = (event: SyntheticEvent) => {
    if (isBlank || !emit('till-search-submitted', { query: box.text().trim() }))
      event.preventDefault();
    else combobox.close();
  };
  // The character is painted first: dimming the list for the new request costs more to render than a character.
  const type = (event: Event, typed: string) => {
    const isComposing = event instanceof InputEvent && event.isComposing;
    deferAfterPaint(event, () => {
      box.type(typed, isComposing);
      combobox.open();
    });
  };
  const clear = () => {
    if (input.current === null) return;
    input.current.value = '';
    input.current.focus();
    box.type('', false);
    combobox.close();
  };
  return (
    <div
      className={isAbove ? 'till-search till-search--above' : 'till-search'}
      onFocus={() => onUse?.(true)}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        combobox.close();
        onUse?.(false);
      }}
    >
      <form
        className="till-search__form"
        role="search"
        action={form.action}
        method="get"
        onSubmit={submit}
      >
        {form.hidden.map(([name, value], place) => (
          <input key={place} type="hidden" name={name} value={value} />
        ))}
        <SearchField
          box={box}
          inputRef={input}
          combobox={combobox}
          listId={isListed ? id : null}
          onType={type}
        />
        {!isBlank && (
          <button
            type="button"
            className="till-search__clear"
            aria-label={t('Clear')}
            onClick={clear}
          >
            <Icon name="close" size="s" />
          </button>
        )}
        <button
          type="submit"
          className="till-search__submit"
          aria-label={t('Search')}
          disabled={isBlank}
        >
          <SearchIcon />
        </button>
      </form>
      {isListed && (
        <SuggestionList
          id={id}
          choices={choices}
          query={shown}
          active={combobox.active}
          isBusy={status === 'loading'}
        />
      )}
      <SuggestionNote
        isUsed={combobox.isOpen}
        status={status}
        count={suggestions === null ? null : suggestions.list.length}
      />
    </div>
  );
}
