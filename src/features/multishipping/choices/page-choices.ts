import { parseConfig } from '../../../platform/page/parse-config';

/** A radio of the shop's page that holds an address as JSON; the shop checks the valid one (TAXV-05). */
const radiosIn = (form: HTMLFormElement, selector: string): readonly HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>(selector),
];

/** The text of each chosen address, in the order of the page; some versions of a module print a radio twice. */
export const chosenIn = (form: HTMLFormElement, selector: string): readonly string[] => [
  ...new Set(
    radiosIn(form, selector)
      .filter(({ checked }) => checked)
      .map(({ dataset }) => dataset.address ?? ''),
  ),
];

/** The parts of an address that are verified: another cart has another id for the same one. */
function partsOf(choice: string): string {
  const { street, city, region, postcode } = parseConfig(choice) ?? {};
  return [street, city, region, postcode].map(String).join('\n');
}

/** Checks the addresses as they were typed that the shopper has kept before: the shop suggests the valid one each time. */
export function checkKept(
  form: HTMLFormElement,
  selector: string,
  isKept: (parts: string) => boolean,
): void {
  for (const radio of radiosIn(form, selector)) {
    if (!radio.defaultChecked && isKept(partsOf(radio.dataset.address ?? ''))) radio.checked = true;
  }
}

/** The chosen addresses that are not the ones that the shop suggests. */
export const keptIn = (form: HTMLFormElement, selector: string): readonly string[] =>
  radiosIn(form, selector)
    .filter(({ checked, defaultChecked }) => checked && !defaultChecked)
    .map(({ dataset }) => partsOf(dataset.address ?? ''));

/** Where the address of a choice is changed; null when a press was on no link of its instructions. */
export function editUrlOf(
  form: HTMLFormElement,
  selector: string,
  target: EventTarget | null,
): string | null {
  const link = target instanceof Element ? target.closest('a[href="#"]') : null;
  const block = link?.closest('.block') ?? null;
  if (block === null || !form.contains(block) || block.querySelector(selector) === null)
    return null;
  return block.querySelector<HTMLAnchorElement>('.box a.action')?.href ?? null;
}
