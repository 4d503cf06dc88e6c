import { adminFormKey } from '../../api/page-config/admin-form-key';
import { startHtmlContent } from './load-html-content';
import type { StateModule } from '../shared/store.types';
import { htmlContentSlice } from './html-content-slice';

/** Parts of the page that the server renders on request. */
export const htmlContentState: StateModule = {
  name: 'html-content',
  slices: [htmlContentSlice],
  startFlows: (startListening, services) => {
    startHtmlContent(startListening, () => {
      const page = services.page();
      return page === null ? null : adminFormKey(page);
    });
  },
};
