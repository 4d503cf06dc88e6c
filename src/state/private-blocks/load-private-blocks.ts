import { loadPrivateBlocks } from '../../api/private-blocks';
import type { PrivateBlockSettings } from '../../domain/private-blocks.types';
import { readCookie } from '../../platform/storage/cookies';
import { privateBlocksLoaded, privateBlocksFound } from './private-blocks-slice';
import type { StartListening } from '../shared/store.types';

/**
 * Loads the page's private blocks, once per page (BLOCK-01). Nothing is requested for a visitor without private data.
 * When the request fails, the page's own markup stays.
 */
export function startPrivateBlocks(
  startListening: StartListening,
  settings: PrivateBlockSettings,
): void {
  startListening({
    actionCreator: privateBlocksFound,
    effect: async ({ payload: names }, api) => {
      const version = readCookie(settings.versionCookie);
      if (version === null || version === '') return;
      api.unsubscribe();
      const result = await loadPrivateBlocks(settings, names, version);
      if (result.ok) api.dispatch(privateBlocksLoaded(result.value));
    },
  });
}
