import { MediaPlayer } from '../../src/features/catalog/media-player/MediaPlayer';
import { define } from '../define';
import { mediaPlayerMeta } from './till-media-player.meta';

define(mediaPlayerMeta, MediaPlayer);
