import { t } from '../../platform/i18n/i18n';
import { fail, type Result } from '../../platform/result';
import { errorText, outcomeUnknown } from '../../platform/http/error-text';
import { sectionsInvalidated } from '../sections/sections-slice';
import { addFields, isUnchanged, loadCartLinesSnapshot, restoreCart } from './express-cart';
import type { ExpressPage, RunState } from './express-run';
import { expressAdded, expressFailed } from './express-slice';
import { providerCall } from './provider-call';

/** The shop finishes its own work on the cart before the page loads it again, in milliseconds (EXPR-12). */
const RELOAD_AFTER_MS = 1000;

const UNREACHED = 'The shop cannot be reached. Please check your connection and try again.';

const MEMBER = /^super_group\[(\d+)\]/;

/** The products that a form adds; a grouped product adds its members. */
function productsOf({ press }: RunState): readonly string[] {
  const { product = '', ...fields } = press.fields ?? {};
  const members = Object.keys(fields).flatMap((name) => MEMBER.exec(name)?.[1] ?? []);
  return members.length > 0 ? members : [product];
}

const isOver = ({ isCancelled }: RunState): boolean => isCancelled;

/**
 * Adds the product of the form. The page's cart is reloaded after a refusal too: a shop can refuse what it has already added.
 */
async function send({ page, press }: RunState): Promise<Result<unknown>> {
  const { store } = page;
  const fields = press.fields ?? {};
  const { addProduct: add } = press.sheet;
  const lost = fail({ kind: 'network' } as const);
  const result =
    add === undefined
      ? await addFields(store, fields)
      : await providerCall(() => add(fields), lost);
  void page.delay(RELOAD_AFTER_MS).then(() => {
    store.dispatch(sectionsInvalidated({ names: ['cart', 'messages'], reload: true }));
  });
  return result;
}

/** Whether the product of a press gets a cart of its own, so that there is nothing to restore in the shopper's. */
export const hasProductCart = ({ press: { sheet, fields } }: RunState): boolean =>
  fields !== null && sheet.addProduct !== undefined && sheet.hasOwnCart === true;

/** Adds the product of the form, to a cart of its own where the sheet makes one. */
export async function addProduct(run: RunState): Promise<void> {
  const { page, press } = run;
  await run.restored;
  if (isOver(run)) return;
  const isApart = hasProductCart(run);
  // The shop's own form adds to what is there already, and the product of an earlier press may be; it may not stay behind a
  // cart of its own either.
  if (page.leftover !== null && (isApart || press.sheet.addProduct === undefined)) {
    await leaveCart(page);
  }
  const error = await (isApart ? addApart(run) : addToCart(run));
  if (error !== null) breakOff(run, error);
  else if (!isOver(run)) page.store.dispatch(expressAdded());
}

/** Why the product has no cart of its own; null where it has. */
async function addApart(run: RunState): Promise<string | null> {
  const result = await send(run);
  return result.ok ? null : errorText(result.error);
}

/**
 * Notes what the shopper's cart was, and adds the product to it. A lost response is looked up in the cart, so that the product
 * is neither bought without being there nor left behind. Returns why it was not added, or null.
 */
async function addToCart(run: RunState): Promise<string | null> {
  const { page } = run;
  const { store } = page;
  const before = page.leftover?.before ?? (await loadCartLinesSnapshot(store));
  if (before === null) return t(UNREACHED);
  const productIds = [...new Set([...(page.leftover?.productIds ?? []), ...productsOf(run)])];
  page.leftover = { before, productIds };
  const result = await send(run);
  if (result.ok) return null;
  const now = outcomeUnknown(result.error) ? await loadCartLinesSnapshot(store) : before;
  const isMissing = now === null || isUnchanged(before, now, productsOf(run));
  return isMissing ? errorText(result.error) : null;
}

function breakOff(run: RunState, message: string): void {
  run.isBroken = true;
  if (!isOver(run)) run.page.store.dispatch(expressFailed(message));
}

/** Restores the cart to its state before the press; reports an error if that fails. */
export async function leaveCart(page: ExpressPage): Promise<void> {
  const { leftover, store } = page;
  if (leftover === null) return;
  page.leftover = null;
  const isRestored = await restoreCart(store, leftover.before, leftover.productIds);
  store.dispatch(sectionsInvalidated({ names: ['cart'], reload: true }));
  if (isRestored) return;
  store.dispatch(
    expressFailed(t('The product may still be in your cart. Please look into your cart.')),
  );
}
