import { refreshCaptcha } from '../../api/captcha';
import { parseCaptcha } from '../../api/page-config/captchas';
import type { CaptchaForm } from '../../domain/captcha.types';
import { captchaSpent, selectIsGuarded } from './captcha-demand';
import {
  captchaDrawing,
  captchaDrawn,
  captchaFailed,
  captchaRead,
  captchaRefreshAsked,
  captchaShown,
  selectCaptcha,
} from './captcha-slice';
import type { Services } from '../shared/services';
import type { FlowApi, StartListening } from '../shared/store.types';

/**
 * Draws the pictures of guarded forms: the page's own at first, a new one when the page has none, when the shopper asks
 * for it, when the letters were sent (CAPT-05) and when the shop begins to ask for them (CAPT-04).
 */
export function startCaptcha(startListening: StartListening, services: Services): void {
  const asked = new Map<CaptchaForm, number>();

  startListening({
    actionCreator: captchaShown,
    effect: async ({ payload: form }, api) => {
      const page = services.page();
      if (page === null || selectCaptcha(form)(api.getState()) !== null) return;
      const settings = parseCaptcha(page, form, api.getState().config.shop.baseUrl);
      api.dispatch(captchaRead({ form, settings }));
      if (settings.imageSrc === '') await draw(api, form);
    },
  });
  startListening({
    actionCreator: captchaRefreshAsked,
    effect: ({ payload: form }, api) => draw(api, form),
  });
  startListening({
    actionCreator: captchaSpent,
    effect: ({ payload: form }, api) => draw(api, form),
  });
  startListening({
    predicate: (_action, now, before) => newlyGuarded(now, before).length > 0,
    effect: async (_action, api) => {
      const forms = newlyGuarded(api.getState(), api.getOriginalState());
      await Promise.all(forms.map((form) => draw(api, form)));
    },
  });

  /** Asks for a picture; only the newest answer counts, since each picture outdates the one before. */
  async function draw(api: FlowApi, form: CaptchaForm): Promise<void> {
    const settings = selectCaptcha(form)(api.getState());
    if (settings === null) return;
    const number = (asked.get(form) ?? 0) + 1;
    asked.set(form, number);
    api.dispatch(captchaDrawing(form));
    const result = await refreshCaptcha(settings.refreshUrl, form);
    if (asked.get(form) !== number) return;
    api.dispatch(result.ok ? captchaDrawn({ form, imageSrc: result.value }) : captchaFailed(form));
  }
}

type WithDemands = Parameters<ReturnType<typeof selectIsGuarded>>[0] &
  Parameters<ReturnType<typeof selectCaptcha>>[0];

/** Shown forms that ask for letters now and did not before (CAPT-04). */
function newlyGuarded(now: WithDemands, before: WithDemands): readonly CaptchaForm[] {
  if (now.sections.data.captcha === before.sections.data.captcha) return [];
  const forms = Object.keys(now.captcha ?? {}) as CaptchaForm[];
  return forms.filter((form) => selectIsGuarded(form)(now) && !selectIsGuarded(form)(before));
}
