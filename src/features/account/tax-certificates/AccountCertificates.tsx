import { useEffect, useState } from 'react';
import {
  certificatesWanted,
  selectCertificates,
} from '../../../state/certificates/certificates-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { buttonClass } from '../../../ui/Button/button-class';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { elementAround, setShown } from '../page-nodes';
import { CertificateOverview } from './CertificateOverview';

/** Shows the server-rendered list while the view has none; returns whether the page has one. */
function useServerList(host: HTMLElement | null, isShown: boolean): boolean {
  const nodes = [...(host?.children ?? [])].filter((node) => !node.classList.contains('till-root'));
  useEffect(() => {
    for (const node of nodes) setShown(node, isShown);
    return () => {
      for (const node of nodes) setShown(node, true);
    };
  });
  return nodes.length > 0;
}

/** The account's page of certificates. Until they are loaded, and where that fails, the server's own list stays. */
export function AccountCertificates() {
  const t = useT();
  const dispatch = useTillDispatch();
  const [root, setRoot] = useState<Element | null>(null);
  const { status } = useTillSelector(selectCertificates);
  const { loginUrl } = useTillSelector(({ config }) => config.shop);
  const hasServerList = useServerList(elementAround(root), status !== 'ready');
  useEffect(() => {
    const load = () => dispatch(certificatesWanted());
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) load();
    };
    load();
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [dispatch]);
  const isLoading = status === 'idle' || status === 'loading';
  return (
    <div className="till-tax-certificates" ref={setRoot} aria-busy={isLoading}>
      {isLoading && !hasServerList && (
        <>
          <Skeleton shape="control" width="short" />
          <Skeleton shape="control" />
        </>
      )}
      {status === 'signed-out' && (
        <Notice
          tone="info"
          action={
            <a className={buttonClass({ size: 's' })} href={loginUrl}>
              {t('Sign In')}
            </a>
          }
        >
          {t('Please sign in to manage your tax certificates.')}
        </Notice>
      )}
      {status === 'failed' && (
        <Notice
          tone="error"
          action={
            <Button size="s" onClick={() => dispatch(certificatesWanted())}>
              {t('Try Again')}
            </Button>
          }
        >
          {t('Your tax certificates could not be loaded.')}
        </Notice>
      )}
      {status === 'ready' && <CertificateOverview />}
    </div>
  );
}
