import { useEffect, useRef } from 'react';
import type { MediaSource } from '../../../domain/catalog/media-source';
import { nothingPlays, startedPlaying } from './one-at-a-time';

/** A text track: captions or descriptions. */
export interface MediaTrack {
  readonly src: string;
  /** Language code, such as `en`. */
  readonly srclang: string;
  readonly label: string;
  readonly kind?: 'captions' | 'subtitles' | 'descriptions' | 'chapters';
  readonly default?: boolean;
}

interface OwnMediaProps {
  readonly source: Extract<MediaSource, { kind: 'video' | 'audio' }>;
  readonly label: string;
  readonly poster: string;
  readonly tracks: readonly MediaTrack[];
  readonly autoPlay: boolean;
  readonly loop: boolean;
  readonly onPlayed: () => void;
  readonly onFailed: () => void;
}

/** The browser's own player, with its keys, captions and full screen. Loads nothing before it plays. */
export function OwnMedia({
  source,
  label,
  poster,
  tracks,
  autoPlay,
  loop,
  onPlayed,
  onFailed,
}: OwnMediaProps) {
  const ref = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const stop = useRef(() => {
    ref.current?.pause();
  });
  useEffect(() => {
    const own = stop.current;
    return () => {
      nothingPlays(own);
    };
  }, []);
  const Player = source.kind;
  return (
    <Player
      ref={ref}
      className="till-media__own"
      src={source.src}
      controls
      tabIndex={0}
      preload={autoPlay ? 'auto' : 'none'}
      autoPlay={autoPlay}
      loop={loop}
      aria-label={label}
      onPlay={() => {
        startedPlaying(stop.current);
        onPlayed();
      }}
      onError={onFailed}
      {...(source.kind === 'video' && {
        playsInline: true,
        poster: poster === '' ? undefined : poster,
      })}
    >
      {tracks.map(({ kind = 'captions', src, srclang, label: name, default: isOn }) => (
        <track key={src} kind={kind} src={src} srcLang={srclang} label={name} default={isOn} />
      ))}
    </Player>
  );
}
