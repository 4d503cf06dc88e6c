import { Button } from '../../src/ui/Button/Button';
import { useT } from '../../src/ui/i18n';
import { Notice } from '../../src/ui/Notice/Notice';

/** What stands in the place of an element whose view broke (MSG-08 has the words). */
export function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT();
  return (
    <Notice
      tone="error"
      action={
        <Button variant="secondary" size="s" onClick={onRetry}>
          {t('Try Again')}
        </Button>
      }
    >
      {t('Something went wrong with your request. Please try again later.')}
    </Notice>
  );
}
