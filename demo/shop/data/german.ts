import * as v from 'valibot';

import { readData } from './read';

const phrases = v.record(v.string(), v.string());

/** German of the elements, as the shop serves it to them. */
const OF_THE_ELEMENTS = '../pages/assets/de_DE/js-translation.json';

/** German of the shop's pages; keys and texts are HTML, as the pages' templates are. */
export const german: ReadonlyMap<string, string> = new Map([
  ...Object.entries(readData(OF_THE_ELEMENTS, phrases)),
  ...Object.entries(readData('de.json', phrases)),
]);
