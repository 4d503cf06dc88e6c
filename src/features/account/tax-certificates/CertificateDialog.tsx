import { useEffect, useRef } from 'react';
import { certificateFormOf } from '../../../state/certificates/certificate-form';
import {
  additionCancelled,
  formWanted,
  selectCertificates,
  type CertificateDialog as DialogState,
} from '../../../state/certificates/certificates-slice';
import { useTillDispatch, useTillSelector, useTillStore } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { ZoneForm } from './ZoneForm';

/** Keeps the focus in the open dialog when what had it has gone with the step before. */
function useFocusAfterStep(step: DialogState['step'] | null) {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const hasChanged = before.current !== null && step !== null && step !== before.current;
    before.current = step;
    if (hasChanged && document.activeElement === document.body) content.current?.focus();
  }, [step]);
  return content;
}

/** The dialog in which a certificate is added (CERT-02, CERT-03): the zone, then the service's own form. */
export function CertificateDialog() {
  const t = useT();
  const dispatch = useTillDispatch();
  const { dialog } = useTillSelector(selectCertificates);
  const content = useFocusAfterStep(dialog?.step ?? null);
  const title = dialog === null || dialog.step === 'zone' ? '' : dialog.zone;
  return (
    <Dialog
      open={dialog !== null}
      title={title === '' ? t('Add Exemption') : `${t('Add Exemption')}: ${title}`}
      onClose={() => dispatch(additionCancelled())}
    >
      <div className="till-tax-certificates__dialog" ref={content} tabIndex={-1}>
        {dialog?.step === 'zone' && <ZoneForm />}
        {dialog?.step === 'form' && <ServiceForm isLoading={dialog.isLoading} />}
        {dialog?.step === 'failed' && (
          <Notice
            tone="error"
            action={
              <Button size="s" onClick={() => dispatch(formWanted())}>
                {t('Try Again')}
              </Button>
            }
          >
            {dialog.problem}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

/** The place of the service's form. It has the focus, which was on the button that has gone. */
function ServiceForm({ isLoading }: { readonly isLoading: boolean }) {
  const t = useT();
  const store = useTillStore();
  const host = useRef<HTMLDivElement>(null);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current === null) return undefined;
    const removal = new AbortController();
    group.current?.focus();
    void certificateFormOf(store)?.(host.current, removal.signal);
    return () => {
      removal.abort();
    };
  }, [store]);
  return (
    <div
      className="till-tax-certificates__form"
      ref={group}
      role="group"
      aria-label={t('Form of the tax service')}
      aria-busy={isLoading}
      tabIndex={-1}
    >
      <VisuallyHidden live>{isLoading ? t('Please wait...') : ''}</VisuallyHidden>
      {isLoading && (
        <>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" width="medium" />
        </>
      )}
      <div ref={host} />
    </div>
  );
}
