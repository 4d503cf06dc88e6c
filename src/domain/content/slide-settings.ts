import { flagOf, jsonOf, numberOf } from './settings';

/** How the slides of a slider or a product carousel behave. */
export interface SlideSettings {
  /** Whether it is a carousel of products. */
  readonly isProducts: boolean;
  readonly autoplay: boolean;
  /** Milliseconds that a slide is shown; 0 is no time at all, and so no autoplay. */
  readonly autoplaySpeed: number;
  readonly fade: boolean;
  readonly infinite: boolean;
  readonly arrows: boolean;
  readonly dots: boolean;
  /** Milliseconds of a transition. */
  readonly speed: number;
  /** Number of visible slides; null if the style sheet sets it. */
  readonly show: number | null;
  /** Slides by which a press moves; null for as many as are in view. */
  readonly scroll: number | null;
  readonly isCentred: boolean;
  /** A CSS length: how much of the neighbours is in view. */
  readonly centerPadding: string;
  /** A swipe moves as many slides as it is long. */
  readonly swipeToSlide: boolean;
  /** A swipe counts from this fraction of the width on: 5 is a fifth. */
  readonly touchThreshold: number;
  /** How much of a swipe past the end is followed. */
  readonly edgeFriction: number;
  /** Stacking index of the slide that fades in. */
  readonly zIndex: number;
}

/** The attributes of a part, by their names in `dataset`. */
export type PartData = Readonly<Record<string, string | undefined>>;

/** The texts of a JSON object's values by key. */
function textsOf(value: unknown): PartData {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]: [string, unknown]) =>
      ['string', 'number', 'boolean'].includes(typeof entry) ? [[key, String(entry)]] : [],
    ),
  );
}

const MOST = 60_000;
const LENGTH = /^\d{1,4}(?:\.\d+)?(?:px|%|em|rem|vw)$/;

const lengthOf = (text: string | undefined, fallback: string): string =>
  text !== undefined && LENGTH.test(text.trim()) ? text.trim() : fallback;

const orNull = (number: number): number | null => (number === 0 ? null : number);

/** The smallest stacking index of a slider that fades (SLID-10). */
const LEAST_FADING = 3;

interface KindOfSlides {
  /** Product carousels fall back to no autoplay (PCAR-01) and move by all that is in view (PCAR-02). */
  readonly isProducts: boolean;
}

/**
 * The settings of a part, from its own attributes and the JSON of `data-slick`, which slick's users know; an attribute
 * wins (CELM-02, SLID-08 to SLID-17, PCAR-01, PCAR-02). What is absurd becomes the default or the nearest limit.
 */
export function slideSettings(data: PartData, { isProducts }: KindOfSlides): SlideSettings {
  const own = { ...textsOf(jsonOf(data['slick'])), ...data };
  const number = (text: string | undefined, fallback: number, least = 0, most = MOST): number =>
    numberOf(text, { fallback, least, most });
  const fade = flagOf(own['fade']);
  const isCentred = !fade && (flagOf(own['centerMode']) || own['carouselMode'] === 'continuous');
  const swipeToSlide = flagOf(own['swipeToSlide']);
  const scroll = Math.round(number(own['slidesToScroll'], 1, 1, 100));
  const zIndex = Math.round(number(own['zIndex'], 1000, 0, 1_000_000));
  return {
    isProducts,
    autoplay: flagOf(own['autoplay']),
    autoplaySpeed: number(own['autoplaySpeed'], isProducts ? 0 : 3000),
    fade,
    infinite: flagOf(own['infiniteLoop'] ?? own['infinite']),
    arrows: flagOf(own['showArrows'] ?? own['arrows'] ?? 'true'),
    dots: flagOf(own['showDots'] ?? own['dots']),
    speed: number(own['speed'], 500),
    show: fade
      ? 1
      : orNull(
          Math.round(number(own['slidesToShow'], isProducts ? 0 : 1, isProducts ? 0 : 1, 100)),
        ),
    scroll: isCentred || swipeToSlide || fade ? 1 : isProducts ? null : scroll,
    isCentred,
    centerPadding: lengthOf(own['centerPadding'], '50px'),
    swipeToSlide,
    touchThreshold: number(own['touchThreshold'], 5, 1, 100),
    edgeFriction: number(own['edgeFriction'], 0.35, 0, 1),
    zIndex: fade ? Math.max(zIndex, LEAST_FADING) : zIndex,
  };
}
