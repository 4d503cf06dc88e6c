/** The source of a background video: a file, or an iframe of another site. */
export type VideoSource =
  | { readonly kind: 'file'; readonly url: string }
  | {
      readonly kind: 'frame';
      readonly site: 'youtube' | 'vimeo';
      readonly url: string;
      /** The iframe's origin, for messages to and from it. */
      readonly origin: string;
    };

/** From the root of the shop, or of another site by a whole address: `//host/` would be another site that looks like a path. */
const FILE = /^(?:https?:\/\/|\/(?![/\\]))[^\s]+\.(?:mp4|webm|ogv|m4v)(?:[?#]|$)/i;
const YOUTUBE =
  /^(?:https?:)?\/\/(?:[\w-]+\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:(?:embed|shorts|live|v)\/|watch\/?\?(?:[^#\s]*&)?v=))([\w-]{6,20})(?![\w-])/i;
/** An unlisted video has a second code, in the path or as the parameter `h`. */
const VIMEO =
  /^(?:https?:)?\/\/(?:www\.|player\.)?vimeo\.com\/(?:[\w-]+\/)*?(\d{5,})(?:\/(\w+)|\?(?:[^#\s]*&)?h=(\w+))?(?![\w-])/i;

const YOUTUBE_ORIGIN = 'https://www.youtube-nocookie.com';
const VIMEO_ORIGIN = 'https://player.vimeo.com';

const query = (parameters: Readonly<Record<string, string>>): string =>
  new URLSearchParams(parameters).toString();

function youTubeFrame(id: string, loop: boolean): VideoSource {
  const parameters = query({
    autoplay: '1',
    mute: '1',
    playsinline: '1',
    controls: '0',
    disablekb: '1',
    fs: '0',
    iv_load_policy: '3',
    rel: '0',
    enablejsapi: '1',
    // A single video repeats only as a playlist of one.
    ...(loop && { loop: '1', playlist: id }),
  });
  const url = `${YOUTUBE_ORIGIN}/embed/${id}?${parameters}`;
  return { kind: 'frame', site: 'youtube', url, origin: YOUTUBE_ORIGIN };
}

function vimeoFrame(id: string, code: string | undefined, loop: boolean): VideoSource {
  const parameters = query({
    background: '1',
    autoplay: '1',
    muted: '1',
    autopause: '0',
    dnt: '1',
    loop: loop ? '1' : '0',
    ...(code !== undefined && { h: code }),
  });
  const url = `${VIMEO_ORIGIN}/video/${id}?${parameters}`;
  return { kind: 'frame', site: 'vimeo', url, origin: VIMEO_ORIGIN };
}

/**
 * The source of a video for its URL: a file, or the muted player of YouTube or Vimeo, which sets no cookies before it
 * plays. Null for any other URL.
 */
export function videoSource(address: string, loop: boolean): VideoSource | null {
  if (FILE.test(address)) return { kind: 'file', url: address };
  const [, id] = YOUTUBE.exec(address) ?? [];
  if (id !== undefined) return youTubeFrame(id, loop);
  const [, number, code, hash] = VIMEO.exec(address) ?? [];
  return number === undefined ? null : vimeoFrame(number, code ?? hash, loop);
}
