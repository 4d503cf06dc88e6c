import { useEffect, useRef, useState } from 'react';
import type { Certificate } from '../../../domain/certificates.types';
import {
  additionStarted,
  invalidationConfirmed,
  selectCertificates,
} from '../../../state/certificates/certificates-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { ConfirmDialog } from '../../../ui/Dialog/ConfirmDialog';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { PageMessages } from '../PageMessages';
import { AddedNotice } from './AddedNotice';
import { CertificateDialog } from './CertificateDialog';
import { CertificateTable } from './CertificateTable';

/** Moves the focus to the heading when the pressed button has gone with what it was for. */
function useFocusAfterInvalidation(invalidating: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(invalidating);
  useEffect(() => {
    const hasEnded = before.current !== null && invalidating === null;
    before.current = invalidating;
    if (hasEnded && document.activeElement === document.body) heading.current?.focus();
  }, [invalidating]);
  return heading;
}

/** The customer's certificates, to see, add and invalidate (CERT-03, CERT-04). */
export function CertificateOverview() {
  const t = useT();
  const id = useUid('till-tax-certificates');
  const dispatch = useTillDispatch();
  const { list, messages, invalidating } = useTillSelector(selectCertificates);
  const [toInvalidate, setToInvalidate] = useState<Certificate | null>(null);
  const heading = useFocusAfterInvalidation(invalidating);
  const close = () => {
    setToInvalidate(null);
  };
  return (
    <>
      <PageMessages messages={messages} />
      <AddedNotice />
      <section aria-labelledby={id}>
        <div className="till-tax-certificates__top">
          <h2 className="till-tax-certificates__heading" id={id} ref={heading} tabIndex={-1}>
            {t('Your certificates')}
          </h2>
          <Button variant="primary" onClick={() => dispatch(additionStarted(''))}>
            {t('Add Exemption')}
          </Button>
        </div>
        {list.certificates.length === 0 ? (
          <p className="till-tax-certificates__none">
            {t('You have no tax certificates. Add one, and no tax is charged where it applies.')}
          </p>
        ) : (
          <CertificateTable labelledBy={id} onInvalidate={setToInvalidate} />
        )}
      </section>
      <CertificateDialog />
      <ConfirmDialog
        open={toInvalidate !== null}
        title={t('Invalidate Certificate')}
        text={t('Are you sure you’d like to invalidate this certificate?')}
        onCancel={close}
        onConfirm={() => {
          close();
          if (toInvalidate !== null) dispatch(invalidationConfirmed(toInvalidate.id));
        }}
      />
    </>
  );
}
