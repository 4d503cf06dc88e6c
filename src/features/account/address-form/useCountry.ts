import { useEffect } from 'react';
import type { Directory } from '../../../domain/address.types';
import { postcodeWarning } from '../../../domain/postcode';
import { findCountry } from '../../../domain/regions';
import { usePhrasesVersion } from '../../../ui/i18n';
import { setShown, withAttribute } from '../page-nodes';
import { addressNodes, undescribedFields, type AddressNodes } from './address-nodes';
import { fitCountry, type ChosenRegion } from './region-fields';

/** Delay in ms after the last keystroke before a postcode is doubted; nothing moves while a button is being pressed. */
const PAUSE = 500;

type Translate = (phrase: string) => string;

function warn(nodes: AddressNodes, directory: Directory, t: Translate): void {
  const { postcode, postcodeNote, country } = nodes;
  if (postcodeNote === null) return;
  const found = findCountry(directory, country?.value ?? '');
  const text = postcodeWarning(postcode?.value ?? '', found, t);
  const place = postcodeNote.querySelector('span') ?? postcodeNote;
  if (place.textContent !== (text ?? '')) place.textContent = text ?? '';
  setShown(postcodeNote, text !== null);
  // A script of the platform hides the note with an inline style.
  if (text !== null) postcodeNote.style.removeProperty('display');
}

/** The selected region of each country, which is restored when the country is selected again (C58). */
function regionMemory(first: ChosenRegion, country: string) {
  const regions = new Map([[country, first]]);
  return {
    of: (id: string): ChosenRegion => regions.get(id) ?? { id: '', text: '' },
    keep: (id: string, nodes: AddressNodes): void => {
      const text = nodes.regionText?.value ?? '';
      regions.set(id, { id: nodes.regionList?.value ?? '', text });
    },
  };
}

interface CountryOptions {
  readonly directory: Directory;
  /** Id of the region that the address has. */
  readonly defaultRegion: string;
  readonly locale: string;
  readonly t: Translate;
}

/**
 * Does for the server's address form what its own scripts do: regions and postcode by country, a doubt about the
 * postcode, and the button, which waits for scripts. Autofill gets its tokens.
 */
export function useCountry(
  form: HTMLFormElement,
  { directory, defaultRegion, locale, t }: CountryOptions,
): void {
  const version = usePhrasesVersion();
  useEffect(() => {
    if (directory.countries.length === 0) return undefined;
    const nodes = addressNodes(form);
    const undo = undescribedFields(form).map(([node, token]) =>
      withAttribute(node, 'autocomplete', token),
    );
    let current = nodes.country?.value ?? '';
    const first = { id: defaultRegion, text: nodes.regionText?.value ?? '' };
    const memory = regionMemory(first, current);
    const fit = (): void => {
      fitCountry(nodes, findCountry(directory, current), memory.of(current), locale);
      warn(nodes, directory, t);
    };
    // Runs before the platform's own script, which clears the region.
    const keep = (event: Event): void => {
      if (event.target === nodes.country) memory.keep(current, nodes);
    };
    const change = (event: Event): void => {
      if (event.target !== nodes.country) return;
      current = nodes.country?.value ?? '';
      fit();
    };
    let pause: ReturnType<typeof setTimeout> | undefined;
    const type = (event: Event): void => {
      if (event.target !== nodes.postcode) return;
      setShown(nodes.postcodeNote, false);
      clearTimeout(pause);
      pause = setTimeout(() => {
        warn(nodes, directory, t);
      }, PAUSE);
    };
    const wasDisabled = nodes.save?.disabled === true;
    if (nodes.save !== null) nodes.save.disabled = false;
    fit();
    form.addEventListener('change', keep, true);
    form.addEventListener('change', change);
    form.addEventListener('input', type);
    return () => {
      form.removeEventListener('change', keep, true);
      form.removeEventListener('change', change);
      form.removeEventListener('input', type);
      clearTimeout(pause);
      if (nodes.save !== null) nodes.save.disabled = wasDisabled;
      for (const node of [nodes.regionList, nodes.regionText]) setShown(node, true);
      for (const restore of undo) restore();
    };
  }, [form, directory, defaultRegion, locale, t]);
  // When translations arrive, the regions stay as they are.
  useEffect(() => {
    if (directory.countries.length > 0) warn(addressNodes(form), directory, t);
  }, [form, directory, t, version]);
}
