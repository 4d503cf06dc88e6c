import { loadHtmlContent } from '../../api/html-content';
import { warnOnce } from '../../platform/console';
import { formKey } from '../../platform/form-key';
import type { ApiError } from '../../platform/http/api-error';
import { errorText } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';
import { navigate, sameOrigin } from '../../platform/navigate';
import {
  htmlContentDrawn,
  htmlContentFailed,
  htmlContentWanted,
  isToAsk,
  selectHtmlContent,
} from './html-content-slice';
import type { StartListening } from '../shared/store.types';

/** No answer of this shop. */
const FOREIGN = { kind: 'malformed', status: 0 } as const;

/** The admin area refuses a key that is not its session's with 401 and no word. */
const failureOf = (error: ApiError): string =>
  error.kind === 'unauthorized'
    ? t('Invalid Form Key. Please refresh the page.')
    : errorText(error);

/**
 * Asks for what the server draws at an address, once, with the form key of the element, else the page's, else the
 * visitor's (BLOCK-03). The key is told to no other site. A reader whose session has ended is led to sign in.
 */
export function startHtmlContent(
  startListening: StartListening,
  pageKey: () => string | null,
): void {
  startListening({
    actionCreator: htmlContentWanted,
    effect: async ({ payload: { url, formKey: ownKey } }, api) => {
      if (!isToAsk(selectHtmlContent(url)(api.getOriginalState()))) return;
      const failed = (error: ApiError): void => {
        api.dispatch(htmlContentFailed({ url, text: failureOf(error) }));
      };
      if (!sameOrigin(url)) {
        warnOnce(`foreign:${url}`, `${url} is another site, which is not told the form key.`);
        failed(FOREIGN);
        return;
      }
      const result = await loadHtmlContent(url, ownKey ?? pageKey() ?? formKey());
      if (!result.ok) failed(result.error);
      else if (result.value.kind === 'content') {
        api.dispatch(htmlContentDrawn({ url, html: result.value.html }));
      } else if (sameOrigin(result.value.redirect)) navigate(result.value.redirect);
      else failed(FOREIGN);
    },
  });
}
