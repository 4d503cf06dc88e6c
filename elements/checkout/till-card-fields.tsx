import type { CardDetails } from '../../src/domain/payment/card.types';
import { CardFields } from '../../src/features/card-fields/CardFields';
import { cardReaders } from '../../src/features/card-fields/card-readers';
import { define } from '../define';
import { cardFieldsMeta } from './till-card-fields.meta';

/** What a page's script may do with the element; see its table. */
const methods = {
  readCard(this: Element): CardDetails | null {
    return cardReaders.get(this)?.read() ?? null;
  },
  clearCard(this: Element): void {
    cardReaders.get(this)?.clear();
  },
};

const isOurs = customElements.get(cardFieldsMeta.tag) === undefined;
define(cardFieldsMeta, CardFields);
// A second copy of the bundle defines nothing, and the methods stay those of the first.
if (isOurs) Object.assign(customElements.get(cardFieldsMeta.tag)?.prototype ?? {}, methods);
