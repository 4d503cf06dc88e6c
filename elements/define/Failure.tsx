import { useT } from '../../src/ui/i18n';
import { adoptStyles } from '../../src/ui/styles/adopt';
import css from './Failure.css';

adoptStyles(css);

/**
 * Replaces an element whose view failed to render (texts: MSG-08). Uses no controls of `ui`, so that pages
 * without errors do not load them with every element.
 */
export function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT();
  return (
    <div className="till-failure" role="alert">
      {t('Something went wrong with your request. Please try again later.')}{' '}
      <button type="button" className="till-failure__retry" onClick={onRetry}>
        {t('Try Again')}
      </button>
    </div>
  );
}
