import { t } from '../../platform/i18n/i18n';
import { fail } from '../../platform/result';
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
 * Adds the product of the form, and notes first what the cart was. A lost response is looked up in the cart, so that the
 * product is neither bought without being there nor left behind.
 */
export async function addProduct(run: RunState): Promise<void> {
  const { page, press } = run;
  const { store } = page;
  await run.restored;
  if (isOver(run)) return;
  // The shop's own form adds to what is there already, and the product of an earlier press may be.
  if (page.leftover !== null && press.sheet.addProduct === undefined) await leaveCart(page);
  const before = page.leftover?.before ?? (await loadCartLinesSnapshot(store));
  if (before === null) {
    breakOff(run, t(UNREACHED));
    return;
  }
  const productIds = [...new Set([...(page.leftover?.productIds ?? []), ...productsOf(run)])];
  page.leftover = { before, productIds };
  const fields = press.fields ?? {};
  const { addProduct: add } = press.sheet;
  const lost = fail({ kind: 'network' } as const);
  const result =
    add === undefined
      ? await addFields(store, fields)
      : await providerCall(() => add(fields), lost);
  // After a refusal too: a shop can refuse what it has already added.
  void page.delay(RELOAD_AFTER_MS).then(() => {
    store.dispatch(sectionsInvalidated({ names: ['cart', 'messages'], reload: true }));
  });
  if (!result.ok) {
    const now = outcomeUnknown(result.error) ? await loadCartLinesSnapshot(store) : before;
    if (now === null || isUnchanged(before, now, productsOf(run))) {
      breakOff(run, errorText(result.error));
      return;
    }
  }
  if (!isOver(run)) store.dispatch(expressAdded());
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
