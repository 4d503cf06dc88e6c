import { looksStripped } from '../../api/page-config/config-values';
import { privateBlockSettings } from '../../api/page-config/private-blocks';
import { startPrivateBlocks } from './load-private-blocks';
import type { StateModule } from '../shared/store.types';
import { privateBlocksSlice } from './private-blocks-slice';

/** The blocks that a cached page leaves out because they differ per visitor. */
export const privateBlocksState: StateModule = {
  name: 'private-blocks',
  isMissing: looksStripped,
  slices: [privateBlocksSlice],
  startFlows: (startListening, services) => {
    const page = services.page();
    const settings = page === null ? null : privateBlockSettings(page);
    if (settings !== null) startPrivateBlocks(startListening, settings);
  },
};
