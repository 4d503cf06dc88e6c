import type { Hono } from 'hono';

import { wordOfPicture } from '../domain/captcha/captchas';
import { newPicture } from '../domain/captcha/guard';
import { drawWord } from '../domain/captcha/picture';
import { isXhr } from '../rest/request';
import type { Shop, ShopEnv } from '../domain/shop';
import { notFound } from './pages';
import { baseUrlOf } from '../domain/base-url';
import { field, readForm, refuseForgery } from './visit';

const LONGEST_FORM_ID = 64;

async function formIdOf(request: Request): Promise<string> {
  try {
    const body: unknown = await request.json();
    const isNamed = typeof body === 'object' && body !== null && 'formId' in body;
    return isNamed ? String(body.formId) : '';
  } catch {
    return '';
  }
}

/** Pictures of captchas and new ones on request (`endpoints.md` §4). Any form id gets one, as recorded. */
export function addCaptchaRoutes(app: Hono<ShopEnv>, shop: Shop): void {
  app.post('/captcha/refresh', async (c) => {
    const isJson = c.req.header('content-type')?.startsWith('application/json') === true;
    const form = isJson ? {} : await readForm(c);
    const refusal = refuseForgery(c, form);
    if (refusal) return refusal;
    if (!isXhr(c)) return notFound(shop, c);
    const formId = isJson ? await formIdOf(c.req.raw) : field(form, 'formId');
    const id = formId.slice(0, LONGEST_FORM_ID);
    return c.json({ imgSrc: newPicture(shop, c.get('session'), id, baseUrlOf(c)) });
  });

  app.get('/media/captcha/base/:picture{[0-9a-f]{32}\\.png}', (c) => {
    const word = wordOfPicture(shop.db, c.req.param('picture').replace(/\.png$/, ''));
    if (word === null) return notFound(shop, c);
    return c.body(new Uint8Array(drawWord(word)), 200, { 'Content-Type': 'image/png' });
  });
}
