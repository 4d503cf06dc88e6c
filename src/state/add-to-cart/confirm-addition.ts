import type { CartSection } from '../../domain/section.types';
import type { SentForm } from './add-to-cart-slice';
import { selectCart } from '../sections/section-selectors';
import { sectionsInvalidated } from '../sections/sections-slice';
import type { FlowApi, TillState } from '../shared/store.types';
import { nextCart } from '../sections/await-sections';

/** An addition whose response was lost. */
export interface UnconfirmedAddition {
  readonly sent: SentForm;
  /** The state when the form was sent. */
  readonly before: TillState;
}

const MEMBER = /^super_group\[(\d+)\]/;

/** The products of the lines that the form adds; a grouped product adds one line for each of its members. */
function productsOf({ productId, form }: SentForm): readonly string[] {
  const members = [...form.keys()].flatMap((name) => MEMBER.exec(name)?.[1] ?? []);
  return members.length > 0 ? members : [productId];
}

const quantityIn = (cart: CartSection, products: readonly string[]): number =>
  cart.lines
    .filter(({ productId }) => products.includes(productId))
    .reduce((sum, { qty }) => sum + qty, 0);

const contentsOf = (form: FormData): string =>
  JSON.stringify([...form].filter(([name]) => name !== 'form_key').map(entryText));

const entryText = ([name, value]: readonly [string, FormDataEntryValue]): readonly string[] => [
  name,
  typeof value === 'string' ? value : value.name,
];

/** Whether the cart section was shown, up to date and not being loaded. */
const wasCartKnown = ({ sections: { wanted, loading, error } }: TillState): boolean =>
  wanted.includes('cart') && !loading.includes('cart') && error === null;

/**
 * Whether the product was added although the response was lost: the cart then contains at least that quantity more than
 * before. Null when the cart cannot be loaded now; false when the earlier cart was not known, so that nothing can be
 * concluded. Also false when `form`, the one to be sent now, differs from the one that was lost.
 */
export async function confirmAddition(
  api: FlowApi,
  { sent, before }: UnconfirmedAddition,
  form: FormData,
): Promise<boolean | null> {
  const known = wasCartKnown(before) ? selectCart(before) : null;
  if (known === null || contentsOf(sent.form) !== contentsOf(form)) return false;
  const arriving = nextCart(api);
  if (!api.getState().sections.loading.includes('cart')) {
    api.dispatch(sectionsInvalidated({ names: ['cart'], reload: true }));
  }
  const now = await arriving;
  if (now === null) return null;
  const products = productsOf(sent);
  return quantityIn(now, products) >= quantityIn(known, products) + sent.qty;
}
