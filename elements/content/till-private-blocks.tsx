import { PrivateBlocks } from '../../src/features/content/private-blocks/PrivateBlocks';
import { privateBlocksState } from '../../src/state/private-blocks/private-blocks-state';
import { define } from '../define';
import { privateBlocksMeta } from './till-private-blocks.meta';

define(privateBlocksMeta, PrivateBlocks, { needs: [privateBlocksState] });
