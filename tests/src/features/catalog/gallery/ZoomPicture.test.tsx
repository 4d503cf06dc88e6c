import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ZoomPicture } from '../../../../../src/features/catalog/gallery/ZoomPicture';

const image = {
  thumb: '/s.jpg',
  img: '/m.jpg',
  full: '/l.jpg',
  caption: '',
  isMain: true,
  type: 'image',
  videoUrl: null,
} as const;

const picture = (isCurrent: boolean) => (
  <ZoomPicture image={image} alt="Daybook" place={{ isCurrent, isNear: true }} onFailed={vi.fn()} />
);

function open() {
  const { container, rerender } = render(picture(true));
  const box = container.querySelector<HTMLElement>('.till-zoom__box');
  const view = () =>
    ['--_zoom', '--_zoom-x', '--_zoom-y'].map((name) => box?.style.getPropertyValue(name));
  const press = (key: string) => fireEvent.keyDown(screen.getByRole('button'), { key });
  return { view, press, rerender };
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 200, 100),
  );
});

describe('ZoomPicture', () => {
  it('zooms in and out with its button, which is named for what it does', async () => {
    const { view } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(view()).toEqual(['2.5', '0px', '0px']);
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(view()).toEqual(['1', '0px', '0px']);
  });

  it('zooms with + and -, and moves with arrow keys while zoomed', () => {
    const { view, press } = open();
    expect(press('ArrowLeft'), 'the arrow belongs to the carousel').toBe(true);
    press('+');
    press('=');
    expect(view()).toEqual(['2.25', '0px', '0px']);
    expect(press('ArrowLeft')).toBe(false);
    press('ArrowDown');
    expect(view()).toEqual(['2.25', '80px', '-62.5px']);
    press('-');
    press('-');
    expect(view()).toEqual(['1', '0px', '0px']);
    expect(press('Escape')).toBe(true);
  });

  it('zooms out when the carousel moves on', () => {
    const { view, press, rerender } = open();
    press('+');
    rerender(picture(false));
    expect(view()).toEqual(['1', '0px', '0px']);
  });
});
