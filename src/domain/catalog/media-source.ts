/** The kind of media behind the URL of a video or recording. `embed` is a frame of another site. */
export type MediaSource =
  | { readonly kind: 'video' | 'audio'; readonly src: string }
  | { readonly kind: 'embed'; readonly site: 'YouTube' | 'Vimeo'; readonly src: string };

/** Settings of embedded videos, the same for all of a shop's videos (`videoSettings`, `config-shapes.md` §3.4). */
export interface EmbedSettings {
  /** Whether the other site suggests related videos at the end. */
  readonly showRelated: boolean;
  readonly loop: boolean;
}

const SOUND = /\.(?:mp3|m4a|aac|oga|ogg|opus|wav|flac)$/i;
const YOUTUBE = /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com$/;
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/;

/**
 * Parses the URL of a video or recording, relative to `base`; null when it is not http(s). YouTube and Vimeo are
 * embedded by URLs that set no cookies before playback. They start automatically, because they are loaded only once the
 * shopper has pressed play (GALL-03).
 */
export function mediaSource(
  address: string,
  base: string,
  settings: EmbedSettings = { showRelated: false, loop: false },
): MediaSource | null {
  const url = address.trim() === '' ? null : parsed(address, base);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  const host = url.hostname.toLowerCase();
  if (host === 'youtu.be' || YOUTUBE.test(host)) {
    const id = youTubeId(url);
    if (id !== null) return { kind: 'embed', site: 'YouTube', src: youTubeFrame(id, settings) };
  }
  if (VIMEO.test(host)) {
    const frame = vimeoFrame(url, settings);
    if (frame !== null) return { kind: 'embed', site: 'Vimeo', src: frame };
  }
  return { kind: SOUND.test(url.pathname) ? 'audio' : 'video', src: url.href };
}

/** The URL, or null when it is none. `URL.canParse` is missing in Chrome before 120 and Safari before 17. */
function parsed(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

function youTubeId({ hostname, pathname, searchParams }: URL): string | null {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const isNamed = ['embed', 'shorts', 'live', 'v'].includes(first);
  const id = hostname === 'youtu.be' ? first : isNamed ? second : searchParams.get('v');
  return id !== null && /^[\w-]{6,20}$/.test(id) ? id : null;
}

function youTubeFrame(id: string, { showRelated, loop }: EmbedSettings): string {
  const query = new URLSearchParams({
    autoplay: '1',
    playsinline: '1',
    rel: showRelated ? '1' : '0',
    ...(loop && { loop: '1', playlist: id }),
  });
  return `https://www.youtube-nocookie.com/embed/${id}?${query.toString()}`;
}

/** An unlisted video has a second code, in its path or as `h`. */
function vimeoFrame({ pathname, searchParams }: URL, { loop }: EmbedSettings): string | null {
  const [, id, code] = /\/(\d{5,})(?:\/(\w+))?\/?$/.exec(pathname) ?? [];
  if (id === undefined) return null;
  const hash = code ?? searchParams.get('h');
  const query = new URLSearchParams({
    autoplay: '1',
    dnt: '1',
    ...(hash !== null && { h: hash }),
    ...(loop && { loop: '1' }),
  });
  return `https://player.vimeo.com/video/${id}?${query.toString()}`;
}
