import type { SdkFailure } from '../../platform/sdk/load-sdk';
import { Button } from '../../ui/Button/Button';
import { Notice } from '../../ui/Notice/Notice';
import { useT } from '../../ui/i18n';

interface ProviderNoticeProps {
  /** `slow`: loading takes long. `blocked`: it failed, a retry may help. `unavailable`: there is no form. The others show nothing. */
  readonly phase: 'loading' | 'slow' | 'ready' | 'shown' | 'blocked' | 'unavailable';
  readonly failure: SdkFailure | null;
  /** Why there is no form, translated. */
  readonly unavailable: string;
  readonly onRetry: () => void;
}

/** Why a provider's form or buttons are not shown, and what the shopper can do; other methods still work (PELEM-34). */
export function ProviderNotice({ phase, failure, unavailable, onRetry }: ProviderNoticeProps) {
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
      return <Notice tone="error">{unavailable}</Notice>;
    default:
      return null;
  }
}
