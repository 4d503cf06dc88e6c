import { loadPrivateBlocks } from '../../api/private-blocks';
import type { PrivateBlockSettings } from '../../domain/private-blocks.types';
import { readCookie } from '../../platform/storage/cookies';
import { privateBlocksDrawn, privateBlocksFound } from './private-blocks-slice';
import type { StartListening } from '../shared/store.types';

/**
 * Reads the page's private blocks, once a page (BLOCK-01). A visitor without private data has none, so nothing is asked;
 * when the server cannot be asked, what the page was printed with stays.
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
      if (result.ok) api.dispatch(privateBlocksDrawn(result.value));
    },
  });
}
