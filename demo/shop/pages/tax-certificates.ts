import { translate } from '../domain/language/translate';
import type { PageContext } from './context.types';
import { document } from './layout';
import { markup, nothing, type Markup } from './markup';

/** A row of the page; the addresses are null where the module has no link. */
export interface CertificateRow {
  readonly zone: string;
  readonly signed: string;
  readonly expires: string;
  readonly status: string;
  readonly viewUrl: string | null;
  readonly unlinkUrl: string | null;
}

export interface CertificatesData {
  readonly rows: readonly CertificateRow[];
  readonly zones: readonly string[];
}

const COLUMNS = [
  'State',
  'Signed Date',
  'Expiration Date',
  'Status',
  'View',
  'Invalidate',
] as const;

const row = (data: CertificateRow): Markup => markup`<tr data-role="row">
<td data-th="State">${data.zone}</td><td data-th="Signed Date">${data.signed}</td><td data-th="Expiration Date">${data.expires}</td><td data-th="Status">${translate(data.status)}</td>
<td>${data.viewUrl === null ? nothing : markup`<a target="_blank" href="${data.viewUrl}">${translate('View Certificate')}</a>`}</td>
<td>${data.unlinkUrl === null ? nothing : markup`<a href="javascript:void(0)" data-mage-init="${JSON.stringify({ deleteCertificate: { unlinkUrl: data.unlinkUrl } })}">${translate('Invalidate Certificate')}</a>`}</td></tr>`;

const addition = (zones: readonly string[]): string =>
  JSON.stringify({
    'Magento_Ui/js/core/app': {
      components: {
        'account-add-exemptions': {
          component: 'ClassyLlama_AvaTax/js/action/account-add-exemption',
          config: { availableExemptionZones: zones, certificatesAutoValidationDisabled: 0 },
        },
      },
    },
  });

/** The account's page of tax certificates, as the module renders it (CERT-03, CERT-04). */
export function renderTaxCertificates(ctx: PageContext, { rows, zones }: CertificatesData): string {
  const body = markup`<div class="wide">
<div class="page-head"><p class="eyebrow"><a href="/customer/account/">My Account</a></p><h1>${translate('Tax Certificates')}</h1>
<div class="account-add-certifications-component" hidden data-mage-init="${addition(zones)}"></div></div>
<till-tax-certificates><div class="table-wrapper"><table class="data table"><thead><tr>${COLUMNS.map((name) => markup`<th scope="col">${translate(name)}</th>`)}</tr></thead>
<tbody>${rows.map(row)}${
    rows.length === 0
      ? markup`<tr class="data-grid-tr-no-data even"><td class="empty-text" colspan="7">${translate('No certificates found for this customer')}</td></tr>`
      : nothing
  }</tbody></table></div></till-tax-certificates>
</div>`;
  return document(ctx, {
    title: 'Tax Certificates',
    page: 'tax-certificates',
    body,
    styles: 'account',
  });
}
