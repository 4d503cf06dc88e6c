import { CLOSE, panned, WHOLE, zoomed, type Box, type Point, type Zoom } from './zoom';

/** Beyond this distance, in pixels, a press is a drag; two taps within `TWICE` ms are a double tap. */
const STILL = 8;
const TWICE = 320;

interface Finger extends Point {
  readonly startX: number;
  readonly startY: number;
}

interface Gestures {
  readonly zoom: () => Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  readonly box: () => Box;
}

/**
 * Touch and mouse gestures of an image: a click or a double tap zooms in and out, two fingers zoom, one finger pans a
 * zoomed image. At scale 1, one finger is left to the carousel's own scrolling. Returns the function that removes the
 * listeners.
 */
export function addZoomGestures(element: HTMLElement, { zoom, onZoom, box }: Gestures): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const fingers = new Map<number, Finger>();
  let hasMoved = false;
  let lastTap = 0;

  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const toggle = (point: Point): void => {
    onZoom(zoom().scale > 1 ? WHOLE : zoomed(WHOLE, CLOSE, point, box()));
  };
  const move = (event: PointerEvent, before: Finger): void => {
    const now = fromMiddle(event);
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, one]) => one);
    fingers.set(event.pointerId, { ...before, ...now });
    if (Math.hypot(now.x - before.startX, now.y - before.startY) > STILL) hasMoved = true;
    if (other !== undefined) {
      const apart = Math.hypot(before.x - other.x, before.y - other.y);
      const nowApart = Math.hypot(now.x - other.x, now.y - other.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      if (apart > 0) onZoom(zoomed(zoom(), (zoom().scale * nowApart) / apart, middle, box()));
    } else if (zoom().scale > 1) {
      onZoom(panned(zoom(), { x: now.x - before.x, y: now.y - before.y }, box()));
    }
  };

  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    hear: (event: HTMLElementEventMap[Name]) => void,
  ): void => {
    element.addEventListener(name, hear, { signal, passive: false });
  };
  on('pointerdown', (event) => {
    if (event.button !== 0) return;
    const point = fromMiddle(event);
    if (fingers.size === 0) hasMoved = false;
    fingers.set(event.pointerId, { ...point, startX: point.x, startY: point.y });
    if (fingers.size === 2) hasMoved = true;
    if (zoom().scale > 1) element.setPointerCapture(event.pointerId);
  });
  on('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (before !== undefined) move(event, before);
  });
  on('pointerup', (event) => {
    if (!fingers.delete(event.pointerId) || hasMoved || fingers.size > 0) return;
    if (event.pointerType === 'mouse') toggle(fromMiddle(event));
    else if (event.timeStamp - lastTap < TWICE) {
      lastTap = 0;
      toggle(fromMiddle(event));
    } else lastTap = event.timeStamp;
  });
  on('pointercancel', ({ pointerId }) => fingers.delete(pointerId));
  // Otherwise the browser scrolls or zooms the page with the second finger, or with the first while the image is
  // zoomed.
  const hold = (event: TouchEvent): void => {
    if (event.cancelable && (event.touches.length > 1 || zoom().scale > 1)) event.preventDefault();
  };
  on('touchstart', (event) => {
    if (event.touches.length > 1) hold(event);
  });
  on('touchmove', hold);
  return () => {
    listening.abort();
  };
}
