import type { Hono } from 'hono';

import { calls } from '../faults/calls';
import { addFault, clearFaults, faultsOf } from '../faults/fault-store';
import { faultLabel } from '../faults/presets';
import { translate } from '../domain/language/translate';
import * as pages from '../pages/index';
import type { DemoPageData } from '../pages/contract';
import { isXhr } from '../rest/request';
import { ensureVisitorId } from '../domain/settings/middleware';
import { currentSettings, currentVisitor } from '../domain/settings/visitor';
import { keepSettings, keptSettings } from '../domain/settings/visitor-store';
import type { Shop, ShopEnv } from '../domain/shop';
import { pageContext } from '../storefront/context';
import { notFound } from '../storefront/pages';
import { readForm, redirect, refuseForgery, flash } from '../storefront/visit';
import { actions } from './actions';
import { changesOf } from './changes';
import { couponHints, kindHints } from './finds';
import { faultOf, settingsOf } from './forms';

const PAGE = '/demo/';

function pageData(shop: Shop): DemoPageData {
  const { id, shelf, settings } = currentVisitor();
  return {
    settings,
    changes: changesOf(settings),
    coupons: couponHints,
    kinds: kindHints,
    now: shop.clock(),
    changedOnShelf: shelf.size,
    faults: (id === null ? [] : faultsOf(shop.db, id)).map(
      ({ id: faultId, target, fault, times }) => ({
        id: faultId,
        call: 'call' in target ? calls[target.call].label : `${target.method ?? ''} ${target.path}`,
        label: faultLabel(fault),
        times,
      }),
    ),
  };
}

/** The demo page: settings, actions and faults as plain forms. */
export function addDemoPage(app: Hono<ShopEnv>, shop: Shop): void {
  const { db } = shop;

  app.get('/demo', (c) => c.html(pages.renderDemo(pageContext(shop, c), pageData(shop))));

  app.post('/demo/save', async (c) => {
    const form = await readForm(c);
    const refusal = refuseForgery(c, form);
    if (refusal) return refusal;
    const change = settingsOf(form);
    if ('message' in change) {
      if (isXhr(c)) return c.json(change, 400);
      flash(c, 'error', change.message);
      return redirect(c, PAGE);
    }
    const id = ensureVisitorId(c);
    const before = currentSettings();
    const kept = { ...keptSettings(db, id), ...change };
    keepSettings(db, id, kept);
    if (!isXhr(c)) {
      flash(c, 'success', 'Saved.');
      return redirect(c, PAGE);
    }
    const isTurned = change.language !== before.language || change.rtl !== before.rtl;
    const changes = changesOf({ ...before, ...kept });
    return c.json({ reload: isTurned, saved: translate('Saved.'), changes });
  });

  app.post('/demo/do/:action', async (c) => {
    const form = await readForm(c);
    const refusal = refuseForgery(c, form);
    if (refusal) return refusal;
    const action = Object.entries(actions).find(([name]) => name === c.req.param('action'))?.[1];
    if (!action) return notFound(shop, c);
    const { type, text } = action(shop, c);
    flash(c, type, text);
    return redirect(c, PAGE);
  });

  app.post('/demo/fault', async (c) => {
    const form = await readForm(c);
    const refusal = refuseForgery(c, form);
    if (refusal) return refusal;
    const fault = faultOf(form);
    if (fault) addFault(db, ensureVisitorId(c), fault);
    else flash(c, 'error', 'This is not something that can go wrong here.');
    return redirect(c, `${PAGE}#faults`);
  });

  app.post('/demo/fault/:id/clear', async (c) => {
    const form = await readForm(c);
    const refusal = refuseForgery(c, form);
    if (refusal) return refusal;
    clearFaults(db, ensureVisitorId(c), Number(c.req.param('id')));
    return redirect(c, `${PAGE}#faults`);
  });
}
