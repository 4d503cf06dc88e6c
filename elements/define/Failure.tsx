import { useT } from '../../src/ui/i18n';
import { adoptStyles } from '../../src/ui/styles/adopt';
import css from './Failure.css';

adoptStyles(css);

/**
 * What stands in the place of an element whose view broke (MSG-08 has the words). Without the controls of `ui`, which
 * a page with nothing broken need not load with every element.
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
