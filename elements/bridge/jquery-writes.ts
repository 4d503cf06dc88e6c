import { affectedSections, leadsAway } from '../../src/domain/sections/routes';
import type { SectionSettings } from '../../src/domain/sections/section-settings.types';
import { sectionsInvalidated } from '../../src/state/sections/sections-slice';
import type { TillStore } from '../../src/state/shared/store.types';
import type { JQuery } from './old-front-end.types';

/**
 * Detects writing requests of the page's jQuery code, such as the stock add-to-cart form, and reloads the sections they
 * invalidated (SECT-17 to SECT-20). Does nothing while the old data service is there to do the same: see
 * `old-data-service.ts`.
 */
export function watchJQueryWrites(
  jQuery: JQuery,
  store: TillStore,
  settings: SectionSettings,
  isHandledElsewhere: () => boolean,
): void {
  jQuery(document).on('ajaxComplete', (_event, request, { url = '', type = 'GET' }) => {
    if (isHandledElsewhere()) return;
    const names = affectedSections(url, type, settings);
    if (names.length === 0) return;
    store.dispatch(sectionsInvalidated({ names, reload: !leadsAway(request.responseJSON) }));
  });
}
