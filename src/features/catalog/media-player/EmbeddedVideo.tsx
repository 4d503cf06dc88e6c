import { useEffect, useRef, useState } from 'react';
import type { MediaSource } from '../../../domain/catalog/media-source';
import { useT } from '../../../ui/i18n';
import { nothingPlays, startedPlaying } from './one-at-a-time';
import { PlayButton } from './PlayButton';

interface EmbeddedVideoProps {
  readonly source: Extract<MediaSource, { kind: 'embed' }>;
  readonly label: string;
  readonly poster: string;
  readonly autoPlay: boolean;
  readonly onPlayed: () => void;
}

/**
 * A video hosted by another site. Until the shopper starts it, only a button and the shop's own image are shown, and
 * nothing is sent to the other site. When another player starts, the frame is removed, since a page cannot pause it.
 */
export function EmbeddedVideo({ source, label, poster, autoPlay, onPlayed }: EmbeddedVideoProps) {
  const t = useT();
  const [isLoaded, setLoaded] = useState(autoPlay);
  const stop = useRef(() => {
    setLoaded(false);
  });
  const begin = useRef(() => {
    startedPlaying(stop.current);
    onPlayed();
  });
  useEffect(() => {
    const own = stop.current;
    if (autoPlay) begin.current();
    return () => {
      nothingPlays(own);
    };
  }, [autoPlay]);

  if (isLoaded) {
    return (
      <iframe
        className="till-media__frame"
        src={source.src}
        title={label}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
        ref={(frame) => {
          if (!autoPlay) frame?.focus({ preventScroll: true });
        }}
      />
    );
  }
  return (
    <>
      {poster !== '' && <img className="till-media__poster" src={poster} alt="" loading="lazy" />}
      <PlayButton
        label={label}
        onClick={() => {
          setLoaded(true);
          begin.current();
        }}
      />
      <p className="till-media__note">{t('Playing loads the film from %1.', [source.site])}</p>
    </>
  );
}
