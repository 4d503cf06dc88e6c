import { expect, type Locator } from '@playwright/test';

/** The measurements of the tests, in CSS pixels. */
export interface Geometry {
  /** Controls whose target, its label included, is smaller than 24 by 24 (WCAG 2.2, 2.5.8). */
  readonly small: readonly string[];
  /** Text fields, lists and large buttons that are lower than 40 px. */
  readonly low: readonly string[];
  /** Texts below 13 px. */
  readonly tiny: readonly string[];
  /** Pairs of overlapping controls. */
  readonly overlapping: readonly string[];
  /** Fields without a visible label. */
  readonly unlabelled: readonly string[];
  /** Buttons whose text has less than 4.5 : 1 contrast with their own background. */
  readonly faint: readonly string[];
  /** Elements that overflow the window, to either side. */
  readonly sideways: readonly string[];
}

/** Measures the visible part of an element. Runs in the page: everything it needs is inside. */
function measure(host: Element): Geometry {
  const CONTROLS = 'button, a[href], input:not([type=hidden]), select, textarea, summary';
  const shown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const all = (selector: string) => [...host.querySelectorAll<HTMLElement>(selector)].filter(shown);
  const name = (element: Element) =>
    `${element.localName}.${element.className} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}"`;
  const isHiddenInput = ({ width, height }: DOMRect) => width <= 1 || height <= 1;
  const isInText = (element: Element) =>
    element.localName === 'a' &&
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent.trim() ?? '') !== element.textContent.trim();

  const target = (element: HTMLElement): DOMRect => {
    const own = element.getBoundingClientRect();
    if (!(element instanceof HTMLInputElement) || !/checkbox|radio/.test(element.type)) return own;
    const label = element.labels?.[0]?.getBoundingClientRect();
    return label !== undefined && label.height * label.width > own.height * own.width ? label : own;
  };

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (color: string): number[] => {
    if (canvas === null) return [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (color: readonly number[]): number => {
    const [red = 0, green = 0, blue = 0] = color.map((channel) => {
      const part = channel / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const background = (element: Element | null): number[] => {
    for (let node = element; node !== null; node = node.parentElement) {
      const color = rgba(getComputedStyle(node).backgroundColor);
      if (color[3] === 255) return color;
    }
    return [255, 255, 255, 255];
  };
  const contrast = (element: Element): number => {
    const ink = luminance(rgba(getComputedStyle(element).color));
    const ground = luminance(background(element));
    return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
  };

  const controls = all(CONTROLS).filter((control) => !isInText(control));
  const seen = controls.filter((control) => !isHiddenInput(control.getBoundingClientRect()));
  const texts = all('*').filter((element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    ),
  );
  const fields = all('input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea');

  /** A sticky bar covers content that scrolls below it. */
  const floats = (element: Element): boolean => {
    for (let node: Element | null = element; node !== null && node !== host;) {
      if (/sticky|fixed/.test(getComputedStyle(node).position)) return true;
      node = node.parentElement;
    }
    return false;
  };

  /** Content that is clipped or scrolled on its own, such as a row of images, does not widen the page. */
  const isClipped = (element: Element): boolean => {
    for (let node = element.parentElement; node !== null && host.contains(node);) {
      if (getComputedStyle(node).overflowX !== 'visible') return true;
      node = node.parentElement;
    }
    return false;
  };
  const beyond = ({ left, right }: DOMRect): number =>
    Math.round(Math.max(right - window.innerWidth, -left));

  /** A large clickable image is the background of other controls. */
  const isGround = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return element.querySelector('img, video') !== null && Math.min(width, height) > 150;
  };

  /** The interactive area of a control: a field has padding at its ends for the buttons inside it. */
  const ownRoom = (element: Element): DOMRect => {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (!(element instanceof HTMLInputElement)) return new DOMRect(x, y, width, height);
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    const [left, right] = [parseFloat(paddingLeft), parseFloat(paddingRight)];
    return new DOMRect(x + left, y, width - left - right, height);
  };

  const overlapping: string[] = [];
  const reachable = seen.filter((control) => !isGround(control));
  for (const [index, one] of reachable.entries()) {
    for (const other of reachable.slice(index + 1)) {
      if (one.contains(other) || other.contains(one) || floats(one) !== floats(other)) continue;
      const [a, b] = [ownRoom(one), ownRoom(other)];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 2) overlapping.push(`${name(one)} over ${name(other)}`);
    }
  }

  return {
    small: controls
      .filter((control) => Math.min(target(control).width, target(control).height) < 24)
      .map(name),
    low: [...fields, ...all('.till-button--primary')]
      .filter((control) => control.getBoundingClientRect().height < 40)
      .map(name),
    tiny: texts
      .filter((element) => parseFloat(getComputedStyle(element).fontSize) < 13)
      .filter((element) => !isHiddenInput(element.getBoundingClientRect()))
      .map(name),
    overlapping,
    unlabelled: fields
      .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      .filter((field) => {
        const labels = [...(field.labels ?? [])].filter(shown);
        return (
          labels.length === 0 &&
          !field.hasAttribute('aria-label') &&
          !field.hasAttribute('aria-labelledby')
        );
      })
      .map(name),
    faint: all('button, a[class*=till-button]')
      .filter((button) => button.textContent.trim() !== '' && contrast(button) < 4.5)
      .map(name),
    sideways: all('*')
      .filter((element) => !isHiddenInput(element.getBoundingClientRect()))
      .filter((element) => !isClipped(element) && beyond(element.getBoundingClientRect()) > 0)
      .map(name),
  };
}

/** Expects that nothing is too small, too low, covered or overlapping. */
export async function expectSound(host: Locator): Promise<void> {
  // A drawer that is still sliding in, or about to, is partly outside the page.
  await host.evaluate(async (element) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const running = () =>
      element
        .getAnimations({ subtree: true })
        .filter(
          ({ playState, effect }) =>
            playState !== 'finished' && effect?.getComputedTiming().iterations !== Infinity,
        );
    await frame();
    for (let moving = running(); moving.length > 0; moving = running()) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
      await frame();
    }
  });
  expect.soft(await host.evaluate(measure)).toEqual({
    small: [],
    low: [],
    tiny: [],
    overlapping: [],
    unlabelled: [],
    faint: [],
    sideways: [],
  });
}
