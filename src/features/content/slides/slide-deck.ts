import type { SlideSettings } from '../../../domain/content/slide-settings';
import { movedTo, placesOf, stepOf, type Track } from '../../../domain/content/slide-track';
import { applySlideStyles } from './dress-slides';
import { setSlideVisibility } from './expose-slides';
import { slidesIn, trackOf, type SlideRow } from './read-slides';

const MOVING = 'till-slides--moving';
const PULL = '--_slides-pull';
const SHIFT = '--_slide-shift';
const CURRENT = 'till-slide--current';

/** What the bar with the buttons shows. */
export interface DeckState {
  readonly track: Track;
  /** The index of the first slide in view. */
  readonly current: number;
}

/**
 * The server's slides in a row, moved by transforms: nothing in the page changes its place or its size. Until it is
 * attached it only reads the page: whoever reads it after a change makes the browser compute styles and layout again, so
 * all rows that appear together are read before the first of them changes anything.
 */
export class SlideDeck implements SlideRow {
  readonly slides: readonly HTMLElement[];
  readonly #isScrolled: boolean;
  #onChange: (state: DeckState) => void = () => undefined;
  #direction: 1 | -1;
  #state: DeckState;

  constructor(
    readonly root: HTMLElement,
    readonly settings: SlideSettings,
  ) {
    this.slides = slidesIn(root);
    this.#isScrolled = root.scrollLeft !== 0;
    this.#direction = this.direction;
    this.#state = { track: trackOf(this), current: 0 };
  }

  get state(): DeckState {
    return this.#state;
  }

  /** The sign of a move forward on the screen. */
  get direction(): 1 | -1 {
    return getComputedStyle(this.root).direction === 'rtl' ? -1 : 1;
  }

  /**
   * Puts the slides in their places. `onChange` is called with every state after the present one.
   *
   * @returns a function that restores the markup
   */
  attach(onChange: (state: DeckState) => void): () => void {
    const { root, slides, settings } = this;
    this.#onChange = onChange;
    if (this.#isScrolled) root.scrollLeft = 0;
    const changes = applySlideStyles(root, slides, settings);
    // The style sheet may know the number of slides only now.
    if (settings.show === null) this.resize();
    else this.#arrange();
    return () => {
      for (const name of [PULL, '--_slides-dir']) root.style.removeProperty(name);
      root.classList.remove(MOVING, 'till-slides--centred', 'center-mode');
      for (const slide of slides) {
        slide.style.removeProperty(SHIFT);
        slide.classList.remove(CURRENT);
        slide.inert = false;
      }
      changes.restore();
    };
  }

  /** Moves by one press. */
  step(isForward: boolean): void {
    this.move(stepOf(this.#state.track, this.#state.current, isForward));
  }

  /** Moves to the slide of an index; the shorter way round where all of the way does not fit. */
  show(index: number): void {
    const { track, current } = this.#state;
    const step = index - current;
    const isTooFar = track.infinite && Math.abs(step) > track.count - track.show;
    this.move(isTooFar ? step - Math.sign(step) * track.count : step);
  }

  /** Moves by a number of slides; negative is back. */
  move(by: number): void {
    const { track, current } = this.#state;
    const next = movedTo(track, current, by);
    if (next !== current) {
      const step = track.infinite ? by : next - current;
      // First each slide is put where it comes from; those in view do not move by that.
      this.root.classList.remove(MOVING);
      this.#place(next, step, step);
      this.root.getBoundingClientRect();
      this.#state = { track, current: next };
    }
    this.root.classList.add(MOVING);
    this.root.style.removeProperty(PULL);
    if (next === current) return;
    this.#place(next, by);
    setSlideVisibility(this, track, next);
    this.#onChange(this.#state);
  }

  /** Follows a finger by pixels in the reading direction. */
  pull(pixels: number): void {
    if (this.settings.fade) return;
    const { track, current } = this.#state;
    this.root.classList.remove(MOVING);
    // In an infinite row the slide that is pulled into view is put there first.
    this.#place(current, pixels > 0 ? track.scroll : 0);
    this.root.style.setProperty(PULL, `${String(Math.round(pixels))}px`);
  }

  /** Adapts to another width, where another number of slides may be in view. */
  resize(): void {
    this.#direction = this.direction;
    const track = trackOf(this);
    this.#state = { track, current: movedTo(track, this.#state.current, 0) };
    this.#arrange();
    this.#onChange(this.#state);
  }

  /** Puts the slides in their places without a transition. */
  #arrange(): void {
    const { classList, style } = this.root;
    const { track, current } = this.#state;
    classList.remove(MOVING);
    classList.toggle('till-slides--centred', track.isCentred);
    classList.toggle('center-mode', track.isCentred);
    style.setProperty('--_slides-dir', String(this.#direction));
    this.#place(current);
    setSlideVisibility(this, track, current);
  }

  /** Puts every slide in its place around the current one, all of them moved by `offset` slides. */
  #place(current: number, step = 0, offset = 0): void {
    const places = placesOf(this.#state.track, current, step);
    for (const [index, slide] of this.slides.entries()) {
      const place = this.settings.fade ? 0 : (places[index] ?? 0) + offset;
      slide.style.setProperty(SHIFT, String(place - index));
      if (offset === 0) slide.classList.toggle(CURRENT, index === current);
    }
  }
}
