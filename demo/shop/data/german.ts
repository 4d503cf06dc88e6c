import * as v from 'valibot';

import { readData } from './read';

const phrases = v.record(v.string(), v.string());

/** German translations of the elements' phrases, as served to them. */
const OF_THE_ELEMENTS = '../pages/assets/de_DE/js-translation.json';

/** German translations of the shop's pages; keys and texts are HTML, like the templates. */
export const german: ReadonlyMap<string, string> = new Map([
  ...Object.entries(readData(OF_THE_ELEMENTS, phrases)),
  ...Object.entries(readData('de.json', phrases)),
]);
