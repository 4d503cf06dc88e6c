import { memo, useEffect, type MouseEvent } from 'react';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import type { Choice } from './choices';
import { Highlight } from './Highlight';

interface SuggestionListProps {
  /** The list's id is `{id}-list`, those of its options `{id}-{index}`. */
  readonly id: string;
  readonly choices: readonly Choice[];
  /** The query that the suggestions belong to. */
  readonly query: string;
  readonly active: number;
  /** Newer suggestions are loading. */
  readonly isBusy: boolean;
}

/** The suggestions as links, so that they can be opened in another tab. The focus stays in the field. */
export function SuggestionList({ id, choices, query, active, isBusy }: SuggestionListProps) {
  const t = useT();
  useEffect(() => {
    document.getElementById(`${id}-${String(active)}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);
  return (
    <div
      className="till-search__list"
      id={`${id}-list`}
      role="listbox"
      aria-label={t('Search suggestions')}
      aria-busy={isBusy || undefined}
    >
      {choices.map((choice, index) => (
        <Option
          key={index}
          id={`${id}-${String(index)}`}
          choice={choice}
          query={query}
          isActive={index === active}
        />
      ))}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly choice: Choice;
  readonly query: string;
  readonly isActive: boolean;
}

const keepFocus = (event: MouseEvent): void => {
  event.preventDefault();
};

/** Classes of the shop's theme, where they are plain names (SRCH-08). */
const classOf = (choice: Choice): string => {
  const own =
    choice.kind === 'suggestion' && /^[\w -]+$/.test(choice.suggestion.rowClass)
      ? ` ${choice.suggestion.rowClass}`
      : '';
  return `till-search__option${choice.kind === 'all' ? ' till-search__option--all' : ''}${own}`;
};

const Option = memo(function Option({ id, choice, query, isActive }: OptionProps) {
  const emit = useEmit();
  const choose = (event: MouseEvent) => {
    const title = choice.kind === 'suggestion' ? choice.suggestion.title : query;
    if (!emit('till-suggestion-chosen', { title, url: choice.url })) event.preventDefault();
  };
  return (
    <a
      className={classOf(choice)}
      id={id}
      href={choice.url}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseDown={keepFocus}
      onClick={choose}
    >
      {choice.kind === 'all' ? (
        <AllResults total={choice.total} />
      ) : (
        <>
          <span className="till-search__title">
            <Highlight text={choice.suggestion.title} query={query} />
          </span>
          {choice.suggestion.format !== '' && (
            <span className="till-search__detail">{choice.suggestion.format}</span>
          )}
          {choice.suggestion.results !== null && (
            <span className="till-search__detail">{choice.suggestion.results}</span>
          )}
        </>
      )}
    </a>
  );
});

function AllResults({ total }: { readonly total: number | null }) {
  const t = useT();
  return (
    <span className="till-search__title">
      {t('All Results')}
      {total !== null && ` (${String(total)})`}
    </span>
  );
}
