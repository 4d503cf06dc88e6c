import { TaxCertificates } from '../../src/features/account/tax-certificates/TaxCertificates';
import { certificatesState } from '../../src/state/certificates/certificates-state';
import { provideCertificates } from '../../src/state/certificates/find-service';
import { TAX_SERVICES } from '../../src/tax/services';
import { define } from '../define';
import { taxCertificatesMeta } from './till-tax-certificates.meta';

provideCertificates(TAX_SERVICES);

define(taxCertificatesMeta, TaxCertificates, {
  needs: [certificatesState],
  sections: ['customer'],
  keepsChildren: true,
});
