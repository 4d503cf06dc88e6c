import { useMemo, useState } from 'react';
import { mediaSource, type EmbedSettings } from '../../../domain/catalog/media-source';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { adoptStyles } from '../../../ui/styles/adopt';
import { EmbeddedVideo } from './EmbeddedVideo';
import css from './MediaPlayer.css';
import { OwnMedia, type MediaTrack } from './OwnMedia';

adoptStyles(css);

interface MediaPlayerProps extends Partial<EmbedSettings> {
  readonly src: string;
  /** Accessible name of the video or recording. */
  readonly label: string;
  /** URL of the image shown until a video plays; '' for none. */
  readonly poster?: string;
  readonly tracks?: readonly MediaTrack[];
  /** Starts immediately, because the shopper has just requested it. */
  readonly autoPlay?: boolean;
  /** Fills its container instead of a 16:9 box. */
  readonly fills?: boolean;
}

/**
 * Plays a video or a recording: the shop's own file in the browser's player, or a YouTube or Vimeo video in a frame
 * that is loaded only when the shopper starts it. Only one player on a page plays at a time (GALL-03).
 */
export function MediaPlayer({
  src,
  label,
  poster = '',
  tracks = [],
  autoPlay = false,
  fills = false,
  loop = false,
  showRelated = false,
}: MediaPlayerProps) {
  const t = useT();
  const emit = useEmit();
  const [failed, setFailed] = useState('');
  const source = useMemo(
    () => mediaSource(src, document.baseURI, { showRelated, loop }),
    [src, showRelated, loop],
  );
  if (source === null || failed === src) {
    return <Notice tone="error">{t('This recording cannot be played.')}</Notice>;
  }
  const onPlayed = () => {
    emit('till-media-played', { src, label });
  };
  const box = `till-media till-media--${source.kind}${fills ? ' till-media--fills' : ''}`;
  return (
    <div className={box}>
      {source.kind === 'embed' ? (
        <EmbeddedVideo
          key={source.src}
          source={source}
          label={label}
          poster={poster}
          autoPlay={autoPlay}
          onPlayed={onPlayed}
        />
      ) : (
        <OwnMedia
          key={source.src}
          source={source}
          label={label}
          poster={poster}
          tracks={tracks}
          autoPlay={autoPlay}
          loop={loop}
          onPlayed={onPlayed}
          onFailed={() => {
            setFailed(src);
          }}
        />
      )}
    </div>
  );
}
