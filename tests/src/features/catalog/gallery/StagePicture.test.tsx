import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { GalleryOptions } from '../../../../../src/domain/catalog/gallery.types';
import { StagePicture } from '../../../../../src/features/catalog/gallery/StagePicture';

const image = {
  thumb: '/s.jpg',
  img: '/m.jpg',
  full: '/l.jpg',
  caption: 'The front',
  isMain: true,
  type: 'image',
  videoUrl: null,
} as const;

const options: GalleryOptions = {
  nav: 'thumbs',
  narrow: null,
  loops: true,
  hasArrows: true,
  hasKeys: true,
  opensFullScreen: true,
  showsCaptions: false,
  zoomsOnHover: true,
  width: 600,
  height: 800,
  thumbWidth: 60,
  thumbHeight: 80,
};

function open(more: Partial<GalleryOptions> = {}, changes: Partial<typeof image> = {}) {
  const onOpen = vi.fn();
  const { container } = render(
    <StagePicture
      image={{ ...image, ...changes }}
      alt="Daybook"
      sizes="100vw"
      options={{ ...options, ...more }}
      place={{ isCurrent: true, isNear: true }}
      isMain
      onOpen={onOpen}
      onFailed={vi.fn()}
    />,
  );
  const sources = () =>
    [...container.querySelectorAll('img')].map((node) => node.getAttribute('src'));
  return { container, onOpen, sources };
}
const button = () => screen.getByRole('button', { name: /View full screen/ });
const point = (pointerType: string) => {
  vi.spyOn(button(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 100));
  fireEvent.pointerMove(button(), { pointerType, clientX: 150, clientY: 75 });
};

describe('StagePicture', () => {
  it('opens the full-window view', async () => {
    const { onOpen } = open();
    await userEvent.click(button());
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('magnifies below the mouse with the full-size image, which is loaded only then', () => {
    const { container, sources } = open();
    expect(sources()).toEqual(['/m.jpg']);
    point('mouse');
    expect(sources()).toEqual(['/m.jpg', '/l.jpg']);
    expect(container.querySelector('.till-gallery__lens--magnified')).not.toBeNull();
    expect(button().style.getPropertyValue('--_lens-x')).toBe('25%');
    expect(button().style.getPropertyValue('--_lens-y')).toBe('75%');
    fireEvent.pointerLeave(button());
    expect(container.querySelector('.till-gallery__lens--magnified')).toBeNull();
  });

  it('does not magnify for touch, nor where the shop disables it', () => {
    const touch = open();
    point('touch');
    expect(touch.sources()).toEqual(['/m.jpg']);
    touch.container.remove();
    const disabled = open({ zoomsOnHover: false });
    point('mouse');
    expect(disabled.sources()).toEqual(['/m.jpg']);
  });

  it('is a plain picture where the shop has no full-window view', () => {
    const { container } = open({ opensFullScreen: false, showsCaptions: true });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('img', { name: 'Daybook' })).toBeTruthy();
    expect(container.textContent).toBe('The front');
  });

  it('shows a caption where the shop does, and only if there is one', () => {
    const { container } = open({ showsCaptions: true }, { caption: '' as 'The front' });
    expect(container.querySelector('.till-gallery__caption')).toBeNull();
  });

  it('offers the large image to high-resolution screens, if there is one', () => {
    const { container } = open();
    expect(container.querySelector('img')?.getAttribute('srcset')).toBe(
      '/m.jpg 600w, /l.jpg 1200w',
    );
    container.remove();
    const { container: single } = open({}, { full: '/m.jpg' as '/l.jpg' });
    expect(single.querySelector('img')?.hasAttribute('srcset')).toBe(false);
    expect(single.querySelectorAll('img')).toHaveLength(1);
  });
});
