import { useT } from '../../../ui/i18n';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';

interface SuggestionNoteProps {
  readonly isUsed: boolean;
  readonly status: 'idle' | 'loading' | 'failed';
  /** Number of suggestions; null when none were requested. */
  readonly count: number | null;
}

/** Announces the result: visibly when there are no suggestions, otherwise to screen readers only. */
export function SuggestionNote({ isUsed, status, count }: SuggestionNoteProps) {
  const t = useT();
  const visible =
    status === 'failed'
      ? t('Suggestions could not be loaded. Press Enter to search.')
      : status === 'idle' && count === 0
        ? t('No suggestions. Press Enter to search.')
        : null;
  const spoken =
    status === 'idle' && count !== null && count > 0 ? t('Suggestions: %1', [count]) : '';
  return (
    <>
      {isUsed && visible !== null && (
        <p className="till-search__note" aria-hidden="true">
          {visible}
        </p>
      )}
      <VisuallyHidden live>{isUsed ? (visible ?? spoken) : ''}</VisuallyHidden>
    </>
  );
}
