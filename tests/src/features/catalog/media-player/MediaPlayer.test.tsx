import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MediaPlayer } from '../../../../../src/features/catalog/media-player/MediaPlayer';
import { ElementContext } from '../../../../../src/ui/element-context';

const YOUTUBE = 'https://youtu.be/dQw4w9WgXcQ';
const media = (label: string) => {
  const found = document.querySelector<HTMLMediaElement>(`[aria-label="${label}"]`);
  if (found === null) throw new Error(`no player ${label}`);
  return found;
};

describe('MediaPlayer', () => {
  it('plays the shop’s own video and audio with text tracks, and loads nothing before [GALL-03]', () => {
    const tracks = [{ src: '/en.vtt', srclang: 'en', label: 'English', default: true }];
    render(
      <>
        <MediaPlayer src="/film.mp4" label="Trailer" poster="/still.jpg" tracks={tracks} />
        <MediaPlayer src="/side-a.mp3" label="Side A" />
      </>,
    );
    const video = media('Trailer');
    expect(video.tagName).toBe('VIDEO');
    expect(video.controls).toBe(true);
    expect(video.preload).toBe('none');
    expect(video.getAttribute('poster')).toBe('/still.jpg');
    expect(video.querySelector('track')?.getAttribute('kind')).toBe('captions');
    expect(media('Side A').tagName).toBe('AUDIO');
  });

  it('fires an event on play, and plays one at a time [GALL-03]', () => {
    const emit = vi.fn(() => true);
    render(
      <ElementContext value={{ emit }}>
        <MediaPlayer src="/film.mp4" label="Trailer" />
        <MediaPlayer src="/side-a.mp3" label="Side A" />
      </ElementContext>,
    );
    const pause = vi.spyOn(media('Trailer'), 'pause');
    fireEvent.play(media('Trailer'));
    fireEvent.play(media('Trailer'));
    expect(pause).not.toHaveBeenCalled();
    fireEvent.play(media('Side A'));
    expect(pause).toHaveBeenCalledOnce();
    expect(emit).toHaveBeenLastCalledWith('till-media-played', {
      src: '/side-a.mp3',
      label: 'Side A',
    });
  });

  it('loads nothing from another site before the shopper starts it [GALL-03]', () => {
    const view = render(<MediaPlayer src={YOUTUBE} label="Trailer" poster="/still.jpg" />);
    expect(view.container.innerHTML).not.toContain('youtube');
    expect(screen.getByText('Playing loads the film from YouTube.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Play: Trailer' }));
    const frame = screen.getByTitle('Trailer');
    expect(frame.getAttribute('src')).toContain('https://www.youtube-nocookie.com/embed/');
    expect(document.activeElement).toBe(frame);
  });

  it('removes the frame when another player starts', () => {
    render(
      <>
        <MediaPlayer src={YOUTUBE} label="Trailer" />
        <MediaPlayer src="/side-a.mp3" label="Side A" />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Play: Trailer' }));
    fireEvent.play(media('Side A'));
    expect(screen.queryByTitle('Trailer')).toBeNull();
    expect(screen.getByRole('button', { name: 'Play: Trailer' })).toBeTruthy();
  });

  it('shows an error when something cannot be played', () => {
    const view = render(<MediaPlayer src="/film.mp4" label="Trailer" />);
    fireEvent.error(media('Trailer'));
    expect(screen.getByRole('alert').textContent).toBe('This recording cannot be played.');
    view.rerender(<MediaPlayer src="/other.mp4" label="Other" />);
    expect(media('Other')).toBeTruthy();
    view.rerender(<MediaPlayer src="javascript:alert(1)" label="Bad" />);
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});
