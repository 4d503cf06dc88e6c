import { loadHtmlContent } from '../../api/html-content';
import { report } from '../../platform/console';
import { formKey } from '../../platform/form-key';
import type { ApiError } from '../../platform/http/api-error';
import { errorText } from '../../platform/http/error-text';
import { t } from '../../platform/i18n/i18n';
import { navigate, sameOrigin } from '../../platform/navigate';
import {
  htmlContentLoaded,
  htmlContentFailed,
  htmlContentWanted,
  isLoadNeeded,
  selectHtmlContent,
} from './html-content-slice';
import type { StartListening } from '../shared/store.types';

/** The error for a URL or redirect of another site. */
const FOREIGN = { kind: 'malformed', status: 0 } as const;

/** The admin area refuses a key of another session with 401 and no message. */
const failureOf = (error: ApiError): string =>
  error.kind === 'unauthorized'
    ? t('Invalid Form Key. Please refresh the page.')
    : errorText(error);

/**
 * Loads what the server renders at a URL, once, with the form key of the element, else the page's, else the visitor's
 * (BLOCK-03). The key is never sent to another site. When the reader's session has ended, goes to the login.
 */
export function startHtmlContent(
  startListening: StartListening,
  pageKey: () => string | null,
): void {
  startListening({
    actionCreator: htmlContentWanted,
    effect: async ({ payload: { url, formKey: ownKey } }, api) => {
      if (!isLoadNeeded(selectHtmlContent(url)(api.getOriginalState()))) return;
      const failed = (error: ApiError): void => {
        api.dispatch(htmlContentFailed({ url, text: failureOf(error) }));
      };
      if (!sameOrigin(url)) {
        report(41, `<till-html-content>: ${url} is another site.`);
        failed(FOREIGN);
        return;
      }
      const result = await loadHtmlContent(url, ownKey ?? pageKey() ?? formKey());
      if (!result.ok) failed(result.error);
      else if (result.value.kind === 'content') {
        api.dispatch(htmlContentLoaded({ url, html: result.value.html }));
      } else if (sameOrigin(result.value.redirect)) navigate(result.value.redirect);
      else failed(FOREIGN);
    },
  });
}
