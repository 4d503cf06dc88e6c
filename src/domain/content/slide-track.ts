/** A row of slides of which some are in view. */
export interface Track {
  readonly count: number;
  /** Slides in view. */
  readonly show: number;
  /** Slides by which a press moves. */
  readonly scroll: number;
  readonly infinite: boolean;
  /** Whether a part of the neighbours is in view as well. */
  readonly isCentred: boolean;
}

const modulo = (value: number, count: number): number => ((value % count) + count) % count;

/** Slides that are out of view at a time. */
const roomOf = ({ count, show }: Track): number => Math.max(0, count - show);

/** Whether there is anything to move. */
export const canMove = (track: Track): boolean => roomOf(track) > 0;

/** Whether a press may move the row forward or back; without an infinite loop it ends (SLID-07). */
export function canStep(track: Track, current: number, isForward: boolean): boolean {
  if (!canMove(track)) return false;
  return track.infinite || (isForward ? current < roomOf(track) : current > 0);
}

/** By how many slides a press moves from the current one: negative is back, 0 at the end. */
export function stepOf(track: Track, current: number, isForward: boolean): number {
  const room = roomOf(track);
  const most = track.infinite ? room : isForward ? room - current : current;
  const step = Math.max(0, Math.min(track.scroll, most));
  return isForward ? step : 0 - step;
}

/** The index of the first slide in view after a move by `step`. */
export function movedTo(track: Track, current: number, step: number): number {
  if (!canMove(track)) return 0;
  if (track.infinite) return modulo(current + step, track.count);
  return Math.min(Math.max(current + step, 0), roomOf(track));
}

/** The first slides of the places that the dots lead to. */
export function stopsOf(track: Track): readonly number[] {
  const room = roomOf(track);
  const scroll = Math.max(1, track.scroll);
  const last = track.infinite ? track.count - 1 : room;
  const stops = Array.from({ length: Math.floor(last / scroll) + 1 }, (_, index) => index * scroll);
  if (!track.infinite && stops.at(-1) !== room) stops.push(room);
  return stops;
}

/** Which of the stops the current slide belongs to. */
export function stopAt(stops: readonly number[], current: number): number {
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop <= current),
  );
}

/**
 * The place of every slide in relation to the first one in view, after a move by `step` or while one is being pulled:
 * those that have just left are on the side they left to, and in an infinite row those that come next are on the side
 * they come from.
 */
export function placesOf(track: Track, current: number, step: number): readonly number[] {
  const { count, infinite, isCentred } = track;
  const room = roomOf(track);
  const indexes = Array.from({ length: count }, (_, index) => index);
  if (!infinite || room === 0) return indexes.map((index) => index - current);
  const seenBefore = isCentred ? 1 : 0;
  const before =
    step > 0
      ? Math.min(step + seenBefore, room)
      : Math.max(0, Math.min(seenBefore, room - Math.max(1, -step)));
  return indexes.map((index) => {
    const place = modulo(index - current, count);
    return place >= count - before ? place - count : place;
  });
}
