import type { SdkFailure } from '../../../platform/sdk/load-sdk';
import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { useT } from '../../../ui/i18n';
import type { ElementState } from './element-state';
import { TEXTS } from './texts';

interface ElementNoticeProps {
  readonly phase: ElementState['phase'];
  readonly failure: SdkFailure | null;
  /** The shop's own text, plain. */
  readonly userError: string | null;
  readonly onRetry: () => void;
}

/** Explains why the payment form is not shown, and what the shopper can do; other methods still work (PELEM-34). */
export function ElementNotice({ phase, failure, userError, onRetry }: ElementNoticeProps) {
  const t = useT();
  switch (phase) {
    case 'slow':
      return (
        <Notice tone="info">
          {t('This takes longer than usual. You can wait, or choose another way to pay.')}
        </Notice>
      );
    case 'blocked':
      return (
        <Notice
          tone="error"
          action={
            <Button size="s" onClick={onRetry}>
              {t('Try Again')}
            </Button>
          }
        >
          {failure === 'wrong-version'
            ? t('The payment form does not work on this page. Please choose another way to pay.')
            : t(
                'The payment form could not be loaded. Please try again, or choose another way to pay.',
              )}
        </Notice>
      );
    case 'unavailable':
      return <Notice tone="error">{userError ?? t(TEXTS.unavailable)}</Notice>;
    default:
      return null;
  }
}
