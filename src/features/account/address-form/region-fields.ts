import type { Country, Region } from '../../../domain/address.types';
import { regionField, type RegionField } from '../../../domain/regions';
import { setShown } from '../page-nodes';
import type { AddressNodes } from './address-nodes';

/** Marks a control and its field as required, as the platform's own script does. */
function setRequired(control: Element | null, isRequired: boolean): void {
  if (control === null) return;
  control.classList.toggle('required-entry', isRequired);
  control.classList.remove('validate-select');
  control.setAttribute('aria-required', String(isRequired));
  control.closest('.field')?.classList.toggle('required', isRequired);
}

const option = ({ id, name }: Region): HTMLOptionElement => {
  const node = document.createElement('option');
  node.value = String(id);
  node.textContent = name;
  return node;
};

function fillList(list: HTMLSelectElement, regions: readonly Region[], chosen: string): void {
  const blank = list.querySelector('option[value=""]');
  list.replaceChildren(...(blank === null ? [] : [blank]), ...regions.map(option));
  list.value = regions.some(({ id }) => String(id) === chosen) ? chosen : '';
}

/** What is chosen for a region, and in which country. */
export interface ChosenRegion {
  readonly id: string;
  readonly text: string;
}

/** Shows one control for the region, or none; what is not shown is emptied, so that the server forgets its old value. */
function place(nodes: AddressNodes, field: RegionField, { id, text }: ChosenRegion): void {
  const { regionList, regionText } = nodes;
  const isList = field.kind === 'select';
  if (regionList !== null) {
    fillList(regionList, isList ? field.regions : [], id);
    setShown(regionList, isList);
    if (isList) setRequired(regionList, field.required);
  }
  if (regionText !== null) {
    regionText.value = field.kind === 'text' ? text : '';
    setShown(regionText, field.kind === 'text');
    if (field.kind === 'text') setRequired(regionText, field.required);
  }
  const label = (regionList ?? regionText)?.closest('.field')?.querySelector('label');
  const shown = isList ? regionList : regionText;
  if (shown?.id) label?.setAttribute('for', shown.id);
  setShown((regionList ?? regionText)?.closest('.field'), field.kind !== 'hidden');
}

/** Fits region and postcode to a country (REGN-01 to REGN-05, FORM-03). */
export function fitCountry(
  nodes: AddressNodes,
  country: Country | null,
  chosen: ChosenRegion,
  locale: string,
): void {
  place(nodes, regionField(country, locale), chosen);
  setRequired(nodes.postcode, country?.postcodeOptional !== true);
}
