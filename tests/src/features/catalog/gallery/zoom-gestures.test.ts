import { expect, it, vi } from 'vitest';
import { WHOLE, type Zoom } from '../../../../../src/features/catalog/gallery/zoom';
import { addZoomGestures } from '../../../../../src/features/catalog/gallery/zoom-gestures';

interface Press {
  readonly id?: number;
  readonly x?: number;
  readonly y?: number;
  readonly by?: 'mouse' | 'touch';
  readonly button?: number;
  /** Time of the event in milliseconds. */
  readonly at?: number;
}

/** A box of 200 x 100 pixels at the top left of the window. */
function open(start: Zoom = WHOLE) {
  const element = document.createElement('div');
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 100));
  const capture = vi.fn<(id: number) => void>();
  element.setPointerCapture = capture;
  let zoom = start;
  const remove = addZoomGestures(element, {
    zoom: () => zoom,
    onZoom: (next) => {
      zoom = next;
    },
    box: () => ({ width: 200, height: 100 }),
  });
  const fire = (
    type: string,
    { id = 1, x = 100, y = 50, by = 'mouse', button = 0, at = 0 }: Press,
  ) => {
    const init = { pointerId: id, clientX: x, clientY: y, pointerType: by, button };
    const event = new PointerEvent(type, init);
    Object.defineProperty(event, 'timeStamp', { value: at });
    element.dispatchEvent(event);
  };
  const press = (at: Press = {}) => {
    fire('pointerdown', at);
    fire('pointerup', at);
  };
  const touch = (type: 'touchstart' | 'touchmove', fingers: number): boolean => {
    const event = Object.assign(new Event(type, { cancelable: true }), {
      touches: Array.from({ length: fingers }),
    });
    return !element.dispatchEvent(event);
  };
  return { zoom: () => zoom, fire, press, touch, capture, remove };
}

const near: Zoom = { scale: 2.5, x: 0, y: 0 };

it('zooms in at the clicked point, and out with the next click', () => {
  const { zoom, press } = open();
  press({ x: 150 });
  expect(zoom()).toEqual({ scale: 2.5, x: -75, y: 0 });
  press({ x: 20 });
  expect(zoom()).toEqual(WHOLE);
});

it('zooms with two quick taps, not with a single or a slow one', () => {
  const { zoom, press } = open();
  press({ by: 'touch', at: 1000 });
  press({ by: 'touch', at: 1320 });
  expect(zoom()).toEqual(WHOLE);
  press({ by: 'touch', at: 1500 });
  expect(zoom().scale).toBe(2.5);
  press({ by: 'touch', at: 1600 });
  expect(zoom().scale, 'a third tap starts again').toBe(2.5);
});

it('ignores other buttons, and a pointer that was not pressed here', () => {
  const { zoom, fire, press } = open();
  press({ button: 2 });
  fire('pointermove', { x: 180 });
  fire('pointerup', {});
  expect(zoom()).toEqual(WHOLE);
});

it('does not zoom after a drag, and leaves the drag of a whole image to the carousel', () => {
  const { zoom, fire, press, capture } = open();
  fire('pointerdown', {});
  fire('pointermove', { x: 109 });
  fire('pointerup', { x: 109 });
  expect(zoom()).toEqual(WHOLE);
  expect(capture).not.toHaveBeenCalled();
  press();
  expect(zoom().scale, 'the next click').toBe(2.5);
});

it('pans a zoomed image with one pointer, which it captures', () => {
  const { zoom, fire, capture } = open(near);
  fire('pointerdown', { id: 7 });
  fire('pointermove', { id: 7, x: 110, y: 45 });
  fire('pointermove', { id: 7, x: 130, y: 45 });
  expect(zoom()).toEqual({ scale: 2.5, x: 30, y: -5 });
  expect(capture).toHaveBeenCalledWith(7);
});

it('scales with the distance of two fingers, and does not zoom when they are lifted', () => {
  const { zoom, fire } = open();
  const [one, other] = [
    { id: 1, x: 80, by: 'touch' },
    { id: 2, x: 120, by: 'touch' },
  ] as const;
  fire('pointerdown', one);
  fire('pointerdown', other);
  fire('pointermove', { ...other, x: 160 });
  expect(zoom().scale).toBe(2);
  fire('pointerup', other);
  fire('pointerup', one);
  expect(zoom().scale).toBe(2);
});

it('does not take two fingers for the first of two taps', () => {
  const { zoom, fire, press } = open();
  fire('pointerdown', { id: 1, by: 'touch', at: 1000 });
  fire('pointerdown', { id: 2, by: 'touch', at: 1000 });
  fire('pointerup', { id: 2, by: 'touch', at: 1000 });
  fire('pointerup', { id: 1, by: 'touch', at: 1000 });
  press({ by: 'touch', at: 1100 });
  expect(zoom()).toEqual(WHOLE);
});

it('forgets a finger that the browser cancels', () => {
  const { zoom, fire, press } = open();
  fire('pointerdown', { id: 2, x: 20 });
  fire('pointercancel', { id: 2 });
  press();
  expect(zoom().scale).toBe(2.5);
});

it('keeps the browser from scrolling with two fingers, and with one while zoomed', () => {
  const whole = open();
  expect([whole.touch('touchstart', 1), whole.touch('touchmove', 1)]).toEqual([false, false]);
  expect([whole.touch('touchstart', 2), whole.touch('touchmove', 2)]).toEqual([true, true]);
  const zoomed = open(near);
  expect([zoomed.touch('touchstart', 1), zoomed.touch('touchmove', 1)]).toEqual([false, true]);
});

it('removes its listeners', () => {
  const { zoom, press, remove } = open();
  remove();
  press();
  expect(zoom()).toEqual(WHOLE);
});
