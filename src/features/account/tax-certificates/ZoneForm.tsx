import { useEffect } from 'react';
import {
  certificatesWanted,
  formWanted,
  selectCertificates,
  zoneChosen,
} from '../../../state/certificates/certificates-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { SelectField } from '../../../ui/SelectField/SelectField';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { useOwnForm } from '../../shared/form/useOwnForm';

/** The list of zones, or what is shown while there is none. */
function ZoneChoice() {
  const t = useT();
  const dispatch = useTillDispatch();
  const { status, list, dialog } = useTillSelector(selectCertificates);
  const wanted = dialog?.zone ?? '';
  // A checkout names the region of the address, which may be no zone of the shop.
  const zone = list.zones.includes(wanted) ? wanted : '';
  const isUnknown = status === 'idle';
  useEffect(() => {
    // A checkout has no list yet, and only this form needs its zones.
    if (isUnknown) dispatch(certificatesWanted());
  }, [isUnknown, dispatch]);
  const problems = { zone: zone === '' ? t('This is a required field.') : null };
  const { shown, submit } = useOwnForm(problems, false, () => dispatch(formWanted()));

  if (status === 'idle' || status === 'loading') return <Skeleton shape="control" />;
  if (status === 'ready' && list.zones.length === 0) {
    return (
      <Notice tone="warning" live="off">
        {t('The shop has no zones for certificates. Please contact us for assistance.')}
      </Notice>
    );
  }
  if (status !== 'ready') {
    return (
      <Notice
        tone="error"
        action={
          <Button size="s" onClick={() => dispatch(certificatesWanted())}>
            {t('Try Again')}
          </Button>
        }
      >
        {t('The zones could not be loaded.')}
      </Notice>
    );
  }
  return (
    <form className="till-tax-certificates__zone" noValidate onSubmit={submit}>
      <SelectField
        label={t('Where is your purchase exempt from tax?')}
        name="zone"
        required
        emptyLabel={t('Select an Exemption Zone')}
        options={list.zones.map((name) => ({ value: name, label: name }))}
        value={zone}
        error={shown.zone}
        onValueChange={(value) => dispatch(zoneChosen(value))}
      />
      <div>
        <Button type="submit" variant="primary">
          {t('Proceed')}
        </Button>
      </div>
    </form>
  );
}

/** The zone of the new certificate, which has to be chosen before the service's form opens (CERT-03, CERT-05). */
export function ZoneForm() {
  const t = useT();
  const { dialog } = useTillSelector(selectCertificates);
  return (
    <>
      {dialog?.isNotNeeded === true && (
        <Notice tone="info">{t('No certificate is needed for this zone.')}</Notice>
      )}
      <ZoneChoice />
    </>
  );
}
