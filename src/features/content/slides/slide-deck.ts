import type { SlideSettings } from '../../../domain/content/slide-settings';
import { movedTo, placesOf, stepOf, type Track } from '../../../domain/content/slide-track';
import { Changes } from '../parts/changes';

/** Class of the bar with the buttons, which is a sibling of the slides. */
export const BAR = 'till-slides-bar';

const MOVING = 'till-slides--moving';
const PULL = '--_slides-pull';

/** Number of visible slides, from the style sheet. */
const shownByStyle = (root: Element): number =>
  Math.max(1, Math.round(Number(getComputedStyle(root).getPropertyValue('--_slides-shown'))) || 1);

/** What the bar with the buttons shows. */
export interface DeckState {
  readonly track: Track;
  /** The index of the first slide in view. */
  readonly current: number;
}

/** The slides inside the server's row. */
const slidesIn = (root: Element): readonly HTMLElement[] =>
  [...root.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.classList.contains(BAR),
  );

/** The server's slides in a row, moved by transforms: nothing in the page changes its place or its size. */
export class SlideDeck {
  readonly #changes = new Changes();
  readonly slides: readonly HTMLElement[];
  #state: DeckState;

  constructor(
    readonly root: HTMLElement,
    readonly settings: SlideSettings,
    readonly onChange: (state: DeckState) => void,
  ) {
    this.slides = slidesIn(root);
    this.#dress();
    this.#state = { track: this.#measure(), current: 0 };
    this.#place(0);
    this.#expose();
  }

  get state(): DeckState {
    return this.#state;
  }

  /** The sign of a move forward on the screen. */
  get direction(): 1 | -1 {
    return getComputedStyle(this.root).direction === 'rtl' ? -1 : 1;
  }

  /** Passes the current state to `onChange`. */
  announce(): void {
    this.onChange(this.#state);
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
    this.#expose();
    this.onChange(this.#state);
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
    const track = this.#measure();
    this.root.classList.remove(MOVING);
    this.#state = { track, current: movedTo(track, this.#state.current, 0) };
    this.#place(this.#state.current);
    this.#expose();
    this.onChange(this.#state);
  }

  /** Takes everything back. */
  destroy(): void {
    const { root, slides } = this;
    root.style.removeProperty(PULL);
    root.style.removeProperty('--_slides-dir');
    root.classList.remove(MOVING, 'till-slides--centred', 'center-mode');
    for (const slide of slides) {
      slide.style.removeProperty('--_slide-shift');
      slide.classList.remove('till-slide--current');
      slide.inert = false;
    }
    this.#changes.restore();
  }

  #dress(): void {
    const { root, settings, slides } = this;
    const changes = this.#changes;
    root.scrollLeft = 0;
    changes.className(root, 'till-part-ready');
    changes.className(root, 'till-slides');
    changes.className(root, 'till-slides--fading', settings.fade);
    changes.className(root, 'till-slides--products', settings.isProducts);
    changes.className(root, 'till-slides--continuous', settings.isProducts && settings.isCentred);
    changes.attribute(root, 'tabindex', '-1');
    changes.style(root, '--_slides-speed', `${String(settings.speed)}ms`);
    changes.style(root, '--_slides-depth', String(settings.zIndex));
    changes.style(root, '--_slides-edge', settings.centerPadding);
    if (settings.show !== null) changes.style(root, '--_slides-shown', String(settings.show));
    for (const slide of slides) changes.className(slide, 'till-slide');
  }

  #measure(): Track {
    const { root, settings, slides } = this;
    root.style.setProperty('--_slides-dir', String(this.direction));
    const show = shownByStyle(root);
    const isCentred = settings.isCentred && slides.length > show;
    root.classList.toggle('till-slides--centred', isCentred);
    root.classList.toggle('center-mode', isCentred);
    return {
      count: slides.length,
      show,
      scroll: settings.scroll ?? show,
      infinite: settings.infinite || isCentred,
      isCentred,
    };
  }

  /** Puts every slide in its place around the current one, all of them moved by `offset` slides. */
  #place(current: number, step = 0, offset = 0): void {
    const places = placesOf(this.#state.track, current, step);
    for (const [index, slide] of this.slides.entries()) {
      const place = this.settings.fade ? 0 : (places[index] ?? 0) + offset;
      slide.style.setProperty('--_slide-shift', String(place - index));
      if (offset === 0) slide.classList.toggle('till-slide--current', index === current);
    }
  }

  /** Only what is in view can be focused and is read. */
  #expose(): void {
    const { track, current } = this.#state;
    const { root, slides } = this;
    for (const [index, slide] of slides.entries()) {
      const place = (index - current + track.count) % track.count;
      const isInView = place < track.show && (track.infinite || index >= current);
      if (!isInView && slide.contains(document.activeElement)) root.focus({ preventScroll: true });
      slide.inert = !isInView;
    }
  }
}
