import { refreshCaptcha } from '../../api/captcha';
import { parseCaptcha } from '../../api/page-config/captcha-settings';
import type { CaptchaForm } from '../../domain/captcha.types';
import { captchaSpent, selectIsGuarded } from './captcha-demand';
import {
  captchaImageRequested,
  captchaImageReceived,
  captchaImageFailed,
  captchaRead,
  captchaRefreshRequested,
  captchaShown,
  selectCaptcha,
} from './captcha-slice';
import type { Services } from '../shared/services';
import type { FlowApi, StartListening } from '../shared/store.types';

/**
 * Loads the images of guarded forms. The first one is the page's own. A new one is loaded when the page has none, when
 * the shopper requests one, after the letters were sent (CAPT-05) and when the shop starts to require them (CAPT-04).
 */
export function startCaptcha(startListening: StartListening, services: Services): void {
  const requestNumbers = new Map<CaptchaForm, number>();

  startListening({
    actionCreator: captchaShown,
    effect: async ({ payload: form }, api) => {
      const page = services.page();
      if (page === null || selectCaptcha(form)(api.getState()) !== null) return;
      const settings = parseCaptcha(page, form, api.getState().config.shop.baseUrl);
      api.dispatch(captchaRead({ form, settings }));
      if (settings.imageSrc === '') await loadImage(api, form);
    },
  });
  startListening({
    actionCreator: captchaRefreshRequested,
    effect: ({ payload: form }, api) => loadImage(api, form),
  });
  startListening({
    actionCreator: captchaSpent,
    effect: ({ payload: form }, api) => loadImage(api, form),
  });
  startListening({
    predicate: (_action, now, before) => newlyGuarded(now, before).length > 0,
    effect: async (_action, api) => {
      const forms = newlyGuarded(api.getState(), api.getOriginalState());
      await Promise.all(forms.map((form) => loadImage(api, form)));
    },
  });

  /** Loads a new image. Only the latest response counts, since each image invalidates the one before. */
  async function loadImage(api: FlowApi, form: CaptchaForm): Promise<void> {
    const settings = selectCaptcha(form)(api.getState());
    if (settings === null) return;
    const number = (requestNumbers.get(form) ?? 0) + 1;
    requestNumbers.set(form, number);
    api.dispatch(captchaImageRequested(form));
    const result = await refreshCaptcha(settings.refreshUrl, form);
    if (requestNumbers.get(form) !== number) return;
    api.dispatch(
      result.ok ? captchaImageReceived({ form, imageSrc: result.value }) : captchaImageFailed(form),
    );
  }
}

type WithDemands = Parameters<ReturnType<typeof selectIsGuarded>>[0] &
  Parameters<ReturnType<typeof selectCaptcha>>[0];

/** Shown forms that require letters now and did not before (CAPT-04). */
function newlyGuarded(now: WithDemands, before: WithDemands): readonly CaptchaForm[] {
  if (now.sections.data.captcha === before.sections.data.captcha) return [];
  const forms = Object.keys(now.captcha ?? {}) as CaptchaForm[];
  return forms.filter((form) => selectIsGuarded(form)(now) && !selectIsGuarded(form)(before));
}
