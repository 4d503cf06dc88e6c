import { countries } from '../../data/countries';
import { inTransaction, row, run, type Database } from '../../db/database';
import type { Cart } from '../carts/cart-store';
import type { StoredAddress } from '../carts/address';
import { findCustomer, type Customer } from '../customers/customers';
import { currentSettings, currentVisitor } from '../settings/visitor';
import type { Shop } from '../shop';
import type { TaxConnection } from './connection.types';

/** A certificate, as the service lists it. */
export interface ListedCertificate {
  readonly id: number;
  readonly zone: string;
  readonly signed: string;
  readonly expires: string;
  readonly status: string;
  readonly valid: boolean;
}

/** The token of the service's form (`endpoints.md` §9). */
export interface CertificateToken {
  readonly token: string;
  readonly customer: string;
  readonly customer_id: number;
  readonly expires: number;
  readonly sdk_url: string;
}

/** The countries with certificates. */
const CERTIFICATE_COUNTRIES = ['US', 'CA'];

/** The service, if the visitor's shop has certificates. */
export const certificatesOf = ({ tax }: Pick<Shop, 'tax'>): TaxConnection | null =>
  currentSettings().taxCertificates === 'off' ? null : (tax ?? null);

/** The zones for which there may be certificates. */
export const zones = (): readonly string[] =>
  countries
    .filter(({ id }) => CERTIFICATE_COUNTRIES.includes(id))
    .flatMap(({ regions }) => regions.map(({ name }) => name));

/** The customer's number with the service: the same for a shared customer of the demo and the visitor's own copy. */
const numberOf = ({ email }: Customer): string =>
  `${currentVisitor().id ?? 'all'}-${email.replace(/\+[^@]*@/, '@')}`;

async function ask(
  { origin, secret }: TaxConnection,
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`${origin}/v2/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`The tax service answered ${String(response.status)}`);
  return response.json();
}

const pathOf = (customer: Customer): string =>
  `customers/${encodeURIComponent(numberOf(customer))}/certificates`;

/** The customer's certificates. */
export const listCertificates = async (
  service: TaxConnection,
  customer: Customer,
): Promise<readonly ListedCertificate[]> =>
  (await ask(service, pathOf(customer))) as readonly ListedCertificate[];

/** A token for the customer's form, with the fault that the visitor has chosen. */
export async function certificateToken(
  service: TaxConnection,
  customer: Customer,
): Promise<CertificateToken> {
  const fault = currentSettings().taxCertificates;
  const issued = (await ask(service, 'tokens', { customer: numberOf(customer), fault })) as Pick<
    CertificateToken,
    'token' | 'expires'
  >;
  return {
    ...issued,
    customer: numberOf(customer),
    customer_id: customer.id,
    sdk_url: `${service.origin}/gencert2/js${fault === 'on' ? '' : `?fault=${fault}`}`,
  };
}

/** Reads the customer's certificates again: until then the shop keeps the taxes that it knows (TAXV-17). */
export async function refreshExemptions(
  db: Database,
  service: TaxConnection,
  customer: Customer,
): Promise<void> {
  const certificates = await listCertificates(service, customer);
  const number = numberOf(customer);
  inTransaction(db, () => {
    run(db, 'DELETE FROM tax_exemptions WHERE customer_number = ?', number);
    for (const { zone, valid, status } of certificates) {
      if (valid && status === 'COMPLETE') {
        run(db, 'INSERT OR IGNORE INTO tax_exemptions VALUES (?, ?)', number, zone);
      }
    }
  });
}

/** Invalidates a certificate of the customer. */
export async function unlinkCertificate(
  db: Database,
  service: TaxConnection,
  customer: Customer,
  id: number,
): Promise<void> {
  await ask(service, `${pathOf(customer)}/${String(id)}/unlink`, {});
  await refreshExemptions(db, service, customer);
}

/** Whether the customer of a cart pays no taxes at an address. */
export function isExempt(db: Database, cart: Cart, { region }: StoredAddress): boolean {
  if (currentSettings().taxCertificates === 'off' || cart.customer_id === null) return false;
  const customer = findCustomer(db, cart.customer_id);
  if (customer === null || region === null) return false;
  return (
    row(
      db,
      'SELECT zone FROM tax_exemptions WHERE customer_number = ? AND zone = ?',
      numberOf(customer),
      region,
    ) !== null
  );
}

/** The module's part of the configuration of the payment methods, where the shop has certificates. */
export const certificateConfig = (baseUrl: string): object => ({
  documentManagementEnabled: true,
  certificatesLink: `${baseUrl}avatax/certificates/`,
  newCertText: 'Upload your tax certificate',
  manageCertsText: 'Manage existing certificates',
  enabledCountries: CERTIFICATE_COUNTRIES,
  certificatesAutoValidationDisabled: '0',
});
