import type { CertificateService } from '../../../state/extensions/tax-service.types';
import { invalidate, list, refreshTax } from './calls';
import { certificateLinks } from './links';
import { showForm } from './show-form';
import { dropToken } from './token';

/** The certificates of the module `ClassyLlama_AvaTax`. */
export const certificates: CertificateService = {
  links: certificateLinks,
  list,
  invalidate,
  showForm,
  refreshTax,
  forget: dropToken,
};
