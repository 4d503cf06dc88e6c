import { useEffect, useState } from 'react';
import { selectAccount } from '../../../state/account/account-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { navigate } from '../../../platform/navigate';
import { Button } from '../../../ui/Button/Button';
import { buttonClass } from '../../../ui/Button/button-class';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './LogoutRedirect.css';

adoptStyles(css);

interface LogoutRedirectProps {
  /** Where it leads; the page's own address by default, else the home page. */
  readonly url?: string;
  /** Milliseconds until then. */
  readonly delay: number;
}

/**
 * Leaves the page after a sign-out (LOGOUT-01). The shopper can cancel the redirect or follow it without waiting
 * (WCAG 2.2.1).
 */
export function LogoutRedirect({ url, delay }: LogoutRedirectProps) {
  const t = useT();
  const { pages } = useTillSelector(selectAccount);
  const baseUrl = useTillSelector(({ config }) => config.shop.baseUrl);
  const [isStaying, setStaying] = useState(false);
  const target = url ?? pages?.logoutUrl ?? baseUrl;
  useEffect(() => {
    if (isStaying) return undefined;
    const timer = setTimeout(() => {
      navigate(target);
    }, delay);
    return () => {
      clearTimeout(timer);
    };
  }, [target, delay, isStaying]);
  return (
    <div className="till-logout-redirect">
      <a className={buttonClass({ size: 's' })} href={target}>
        {t('Continue')}
      </a>
      {isStaying ? (
        <p className="till-logout-redirect__text" role="status">
          {t('You can stay on this page.')}
        </p>
      ) : (
        <Button
          size="s"
          variant="quiet"
          onClick={() => {
            setStaying(true);
          }}
        >
          {t('Stay on this page')}
        </Button>
      )}
    </div>
  );
}
