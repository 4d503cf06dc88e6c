import type { CardHolderAddress } from '../../../state/extensions/card-page.types';
import { controlsIn, type FormControl } from '../../shared/form/form-controls';

/** What the server's page has inside the element (ADDC-02); null where it has no form of an address. */
export interface PageParts {
  readonly form: HTMLFormElement;
  /** Adds the card; it may be outside of the form. */
  readonly button: HTMLButtonElement | null;
  /** What is hidden once there is nothing to fill in. */
  readonly nodes: readonly Element[];
  /** What the old front end shows its card fields in, which Till's own replace. */
  readonly oldFields: Element | null;
}

/** The form's controls by the names of its fields: `street.0` is the first line, whatever the server calls it. */
function fieldsIn(form: HTMLFormElement): ReadonlyMap<string, FormControl> {
  let lines = 0;
  return new Map(
    controlsIn(form).map((control) => [
      control.name.startsWith('street[') ? `street.${String(lines++)}` : control.name,
      control,
    ]),
  );
}

/** How many lines of the street the provider takes (ADDC-06). */
const STREET_LINES = 2;

/** The server's own nodes in the element. */
export const serverNodes = (host: HTMLElement | null): readonly Element[] =>
  [...(host?.children ?? [])].filter((node) => !node.matches('.till-root, .till-slot'));

/** Finds the parts by the names of the module's markup. */
export function pageParts(host: HTMLElement | null): PageParts | null {
  const form = host?.querySelector<HTMLFormElement>('form.form-address-edit, form') ?? null;
  if (host === null || form === null) return null;
  return {
    form,
    button:
      host.querySelector<HTMLButtonElement>('#paymentservices-add-card-button') ??
      form.querySelector<HTMLButtonElement>('button[type="submit"]'),
    nodes: serverNodes(host),
    oldFields: host.querySelector('#card-vault-container'),
  };
}

/** The fields of street lines that the provider does not take (ADDC-06). */
export const droppedLines = (form: HTMLFormElement): readonly Element[] =>
  [...fieldsIn(form)]
    .filter(([name]) => name.startsWith('street.') && Number(name.slice(7)) >= STREET_LINES)
    .map(([, control]) => control.closest('.field') ?? control);

/** The address in the form's fields, as the provider takes it: two lines of the street (ADDC-06), and the region's name. */
export function holderAddress(form: HTMLFormElement): CardHolderAddress {
  const fields = fieldsIn(form);
  const valueOf = (name: string): string => fields.get(name)?.value.trim() ?? '';
  const list = fields.get('region_id');
  const chosen =
    list instanceof HTMLSelectElement && list.value !== '' ? list.selectedOptions[0] : null;
  return {
    firstName: valueOf('firstname'),
    lastName: valueOf('lastname'),
    streetAddress: valueOf('street.0'),
    extendedAddress: valueOf('street.1'),
    region: chosen?.text.trim() ?? valueOf('region'),
    locality: valueOf('city'),
    postalCode: valueOf('postcode'),
    countryCodeAlpha2: valueOf('country_id'),
  };
}
