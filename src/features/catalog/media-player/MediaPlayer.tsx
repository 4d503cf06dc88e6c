import { useMemo, useState } from 'react';
import { mediaSource, type EmbedSettings } from '../../../domain/catalog/media-source';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { adoptStyles } from '../../../ui/styles/adopt';
import { EmbeddedFilm } from './EmbeddedFilm';
import css from './MediaPlayer.css';
import { OwnMedia, type MediaTrack } from './OwnMedia';

adoptStyles(css);

interface MediaPlayerProps extends Partial<EmbedSettings> {
  readonly src: string;
  /** What plays, in words. */
  readonly label: string;
  /** Shown until a film plays; '' without one. */
  readonly poster?: string;
  readonly tracks?: readonly MediaTrack[];
  /** Starts at once, because the shopper has just asked for it. */
  readonly autoPlay?: boolean;
  /** Fills the box it stands in, in place of one of 16:9. */
  readonly fills?: boolean;
}

/**
 * Plays a film or a recording: the shop's own in the browser's player, one of YouTube or Vimeo in a frame that is not
 * loaded, and tells nobody anything, before the shopper asks for it. One plays at a time on a page (GALL-03).
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
        <EmbeddedFilm
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
