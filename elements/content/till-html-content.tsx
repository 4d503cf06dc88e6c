import { HtmlContent } from '../../src/features/content/html-content/HtmlContent';
import { htmlContentState } from '../../src/state/html-content/html-content-state';
import { define } from '../define';
import { htmlContentMeta } from './till-html-content.meta';

define(htmlContentMeta, HtmlContent, {
  needs: [htmlContentState],
  read: (host) => ({ initialHtml: host.innerHTML.trim() }),
});
