import type { CartSection } from '../../domain/section.types';
import type { SentForm } from './add-to-cart-slice';
import { selectCart } from '../sections/section-selectors';
import { sectionsInvalidated } from '../sections/sections-slice';
import type { FlowApi, TillState } from '../shared/store.types';
import { nextCart } from '../sections/await-sections';

/** A try to add a product whose answer got lost. */
export interface UnconfirmedAddition {
  readonly sent: SentForm;
  /** What the page knew when it was sent. */
  readonly before: TillState;
}

const MEMBER = /^super_group\[(\d+)\]/;

/** The products whose lines the form makes: those of a group are bought one by one. */
function productsOf({ productId, form }: SentForm): readonly string[] {
  const members = [...form.keys()].flatMap((name) => MEMBER.exec(name)?.[1] ?? []);
  return members.length > 0 ? members : [productId];
}

const piecesIn = (cart: CartSection, products: readonly string[]): number =>
  cart.lines
    .filter(({ productId }) => products.includes(productId))
    .reduce((sum, { qty }) => sum + qty, 0);

const wishOf = (form: FormData): string =>
  JSON.stringify([...form].filter(([name]) => name !== 'form_key').map(wordsOf));

const wordsOf = ([name, value]: readonly [string, FormDataEntryValue]): readonly string[] => [
  name,
  typeof value === 'string' ? value : value.name,
];

/** An element showed the cart, and what it showed was neither on its way nor older than a load that failed. */
const knewCart = ({ sections: { wanted, loading, error } }: TillState): boolean =>
  wanted.includes('cart') && !loading.includes('cart') && error === null;

/**
 * Whether the shop took a product all the same: its cart holds that many pieces more than before. Null when the cart
 * cannot be read now; false when it was not known before, which tells nothing. Another wish than the one that got lost is
 * not in the cart either: `form` is what is meant now.
 */
export async function confirmAddition(
  api: FlowApi,
  { sent, before }: UnconfirmedAddition,
  form: FormData,
): Promise<boolean | null> {
  const known = knewCart(before) ? selectCart(before) : null;
  if (known === null || wishOf(sent.form) !== wishOf(form)) return false;
  const arriving = nextCart(api);
  if (!api.getState().sections.loading.includes('cart')) {
    api.dispatch(sectionsInvalidated({ names: ['cart'], reload: true }));
  }
  const now = await arriving;
  if (now === null) return null;
  const products = productsOf(sent);
  return piecesIn(now, products) >= piecesIn(known, products) + sent.qty;
}
