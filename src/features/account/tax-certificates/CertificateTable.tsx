import type { Certificate } from '../../../domain/certificates.types';
import { selectCertificates } from '../../../state/certificates/certificates-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { buttonClass } from '../../../ui/Button/button-class';
import { useT } from '../../../ui/i18n';

/** @phrases */
const COLUMNS = ['State', 'Signed Date', 'Expiration Date', 'Status'] as const;

interface CertificateTableProps {
  readonly labelledBy: string;
  readonly onInvalidate: (certificate: Certificate) => void;
}

/** The certificates. On a narrow page each row becomes a card, whose cells name their column. */
export function CertificateTable({ labelledBy, onInvalidate }: CertificateTableProps) {
  const t = useT();
  const { list, invalidating } = useTillSelector(selectCertificates);
  return (
    <table className="till-tax-certificates__table" aria-labelledby={labelledBy}>
      <thead className="till-tax-certificates__head">
        <tr className="till-tax-certificates__row">
          {COLUMNS.map((column) => (
            <th className="till-tax-certificates__column" scope="col" key={column}>
              {t(column)}
            </th>
          ))}
          <th className="till-tax-certificates__column" scope="col">
            {t('Actions')}
          </th>
        </tr>
      </thead>
      <tbody className="till-tax-certificates__body">
        {list.certificates.map((certificate) => (
          <Row
            key={certificate.id}
            certificate={certificate}
            isBusy={invalidating === certificate.id}
            isBlocked={invalidating !== null && invalidating !== certificate.id}
            onInvalidate={onInvalidate}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly certificate: Certificate;
  readonly isBusy: boolean;
  readonly isBlocked: boolean;
  readonly onInvalidate: CertificateTableProps['onInvalidate'];
}

function Row({ certificate, isBusy, isBlocked, onInvalidate }: RowProps) {
  const t = useT();
  const { zone, signedOn, expiresOn, status, documentUrl, invalidateUrl } = certificate;
  return (
    <tr className="till-tax-certificates__row">
      {[zone, signedOn, expiresOn, status].map((text, index) => (
        <td className="till-tax-certificates__cell" key={COLUMNS[index]}>
          <span className="till-tax-certificates__label" aria-hidden="true">
            {t(COLUMNS[index] ?? '')}
          </span>
          <bdi>{text}</bdi>
        </td>
      ))}
      <td className="till-tax-certificates__cell till-tax-certificates__cell--actions">
        {documentUrl !== null && (
          <a
            className={buttonClass({ size: 's' })}
            href={documentUrl}
            target="_blank"
            rel="noopener"
            aria-label={`${t('View Certificate')}: ${zone}`}
          >
            {t('View Certificate')}
          </a>
        )}
        {invalidateUrl !== null && (
          <Button
            size="s"
            variant="quiet"
            busy={isBusy}
            disabled={isBlocked}
            aria-label={`${t('Invalidate Certificate')}: ${zone}`}
            onClick={() => {
              onInvalidate(certificate);
            }}
          >
            {t('Invalidate Certificate')}
          </Button>
        )}
      </td>
    </tr>
  );
}
