import { flagOf, numberOf } from './settings';
import type { PartData } from './slide-settings';

/** What moves in the background of a row. */
export interface RowSettings {
  readonly hasParallax: boolean;
  /** How fast the background moves in relation to the page; 1 is as fast, and so not at all in the row. */
  readonly speed: number;
  /** URL of the image that replaces the video; null without one. */
  readonly fallback: string | null;
}

/** The speed of a background that moves, and of a video that does not (ROW-01, ROW-02). */
const MOVING = 0.5;
const STANDING = 1;
const IMAGE = /^(?:https?:\/\/|\/(?![/\\]))[^\s"'()\\]+$/i;

/** The settings of a row from its attributes (ROW-01 to ROW-03). */
export function rowSettings(data: PartData): RowSettings {
  const hasParallax = flagOf(data['enableParallax']);
  const isVideo = data['backgroundType'] === 'video';
  const fallback = data['videoFallbackSrc']?.trim() ?? '';
  const speed = numberOf(data['parallaxSpeed'], { fallback: MOVING, least: -1, most: 2 });
  return {
    hasParallax,
    speed: isVideo && !hasParallax ? STANDING : speed,
    fallback: isVideo && IMAGE.test(fallback) ? fallback : null,
  };
}

/** Where a row is in the window, in pixels. */
export interface RowPlace {
  readonly top: number;
  readonly height: number;
  readonly windowHeight: number;
}

/** How far a background is moved down in its row, so that it passes the window at its own speed. */
export function parallaxShift({ top, height, windowHeight }: RowPlace, speed: number): number {
  const middle = top + height / 2 - windowHeight / 2;
  return Math.round(middle * (speed - 1)) || 0;
}

/** By how much a background is higher than its row, so that it covers it wherever the row is in the window. */
export function parallaxRoom(
  { height, windowHeight }: Omit<RowPlace, 'top'>,
  speed: number,
): number {
  return Math.ceil(Math.abs(1 - speed) * ((height + windowHeight) / 2));
}
