import { setTimeout as wait } from 'node:timers/promises';

import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

import { cartItems } from '../domain/carts/cart-store';
import { COOKIE } from '../domain/session/cookies';
import { sessionCart } from '../domain/session/session-cart';
import { deleteSession, findSession } from '../domain/session/session';
import { readVisitor } from '../domain/settings/middleware';
import { changeShelf, type ShelfChange } from '../domain/settings/shelf';
import { asVisitor } from '../domain/settings/visitor';
import type { Shop, ShopEnv } from '../domain/shop';
import { drop, untilGone } from './connection';
import { errorResponse, errorPage } from './error-responses';
import type { Fault, FaultKind } from './fault';
import { holdUntilOvertaken } from './held-responses';

/** A request with a fault. `work` runs the shop's handler, which leaves its response in `c.res`. */
export interface Met {
  readonly shop: Shop;
  readonly c: Context<ShopEnv>;
  readonly visitorId: string;
  readonly target: Fault['target'];
  readonly work: () => Promise<void>;
}

type Act<Kind extends FaultKind['kind']> = (
  met: Met,
  fault: Extract<FaultKind, { readonly kind: Kind }>,
) => Promise<Response | undefined>;

/** Replaces the body of the response, keeping status and headers. */
function withBody({ c }: Met, body: string): Response {
  return new Response(body, { status: c.res.status, headers: c.res.headers });
}

function firstInCart({ shop, c }: Met): string | null {
  const session = findSession(shop.db, getCookie(c, COOKIE.session) ?? '');
  const cart = session && sessionCart(shop, session);
  return cart ? (cartItems(shop.db, cart.id)[0]?.sku ?? null) : null;
}

async function afterChange(met: Met, sku: string | undefined, change: ShelfChange) {
  const { shop, visitorId, work } = met;
  const changed = sku ?? firstInCart(met);
  if (changed !== null) changeShelf(shop.db, visitorId, changed, change);
  await asVisitor(readVisitor(shop, visitorId), work);
  return undefined;
}

/** The faults by kind. */
const acts: { readonly [Kind in FaultKind['kind']]: Act<Kind> } = {
  delay: async ({ work }, { ms }) => {
    await wait(ms);
    await work();
    return undefined;
  },
  status: async ({ c, work }, { status, afterWork = false }) => {
    if (afterWork) await work();
    return errorResponse(c, status);
  },
  html: ({ c }) => Promise.resolve(c.html(errorPage(200))),
  'half-json': async (met) => {
    await met.work();
    const text = await met.c.res.text();
    return withBody(met, text.slice(0, Math.ceil(text.length / 2)));
  },
  empty: async (met) => {
    await met.work();
    return withBody(met, '');
  },
  never: async ({ c }) => {
    await untilGone(c);
    return drop(c);
  },
  'out-of-order': async ({ visitorId, target, work }) => {
    await work();
    await holdUntilOvertaken(visitorId, target);
    return undefined;
  },
  'drop-before': ({ c }) => Promise.resolve(drop(c)),
  'drop-after': async ({ c, work }) => {
    await work();
    return drop(c);
  },
  'expire-session': async ({ shop, c, work }) => {
    deleteSession(shop.db, getCookie(c, COOKIE.session) ?? '');
    await work();
    return undefined;
  },
  'change-price': (met, { sku, cents }) => afterChange(met, sku, { price: cents }),
  'change-stock': (met, { sku, stock }) => afterChange(met, sku, { stock }),
};

/** Applies a fault to a request; returns the replacement of the shop's response, if any. */
export function act<Kind extends FaultKind['kind']>(
  met: Met,
  fault: Extract<FaultKind, { readonly kind: Kind }> & { readonly kind: Kind },
): Promise<Response | undefined> {
  const kindAct: Act<Kind> = acts[fault.kind];
  return kindAct(met, fault);
}
