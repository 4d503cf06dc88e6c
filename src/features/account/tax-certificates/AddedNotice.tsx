import {
  selectCertificates,
  taxRefreshWanted,
} from '../../../state/certificates/certificates-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { Spinner } from '../../../ui/Spinner/Spinner';

/** @phrases */
const ADDED = {
  saved: 'Your certificate was saved.',
  uploaded: 'Your certificate was uploaded.',
  submitted: 'Your certificate was submitted. It applies once it has been checked.',
} as const;

/** What became of the certificate that was added, and of the taxes that follow it (TAXV-17). */
export function AddedNotice() {
  const t = useT();
  const dispatch = useTillDispatch();
  const { added, tax, isCheckout } = useTillSelector(selectCertificates);
  if (added === null) return null;
  const text = t(ADDED[added]);
  const again = (label: string) => (
    <Button size="s" onClick={() => dispatch(taxRefreshWanted())}>
      {label}
    </Button>
  );
  if (tax === 'failed') {
    return (
      <Notice tone="warning" action={again(t('Try Again'))}>
        {text} {t('The taxes could not be recalculated yet.')}
      </Notice>
    );
  }
  if (tax === 'refreshing') {
    return (
      <Notice tone="info">
        {text} <Spinner /> {isCheckout && t('The taxes are being recalculated...')}
      </Notice>
    );
  }
  if (!isCheckout) return <Notice tone="success">{text}</Notice>;
  return (
    <Notice tone="success" action={again(t('Apply Certificate'))}>
      {text} {t('The taxes have been recalculated.')}
    </Notice>
  );
}
