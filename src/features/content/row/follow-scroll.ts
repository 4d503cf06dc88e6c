import { parallaxRoom, parallaxShift } from '../../../domain/content/row-settings';

/**
 * Moves a layer with the scrolling page, at its own speed, while its row is near the window.
 *
 * @returns stops it
 */
export function followScroll(part: HTMLElement, layer: HTMLElement, speed: number): () => void {
  const listening = new AbortController();
  let frame = 0;
  let isNear = false;
  const place = (): void => {
    frame = 0;
    const { top, height } = part.getBoundingClientRect();
    const windowHeight = window.innerHeight;
    const room = parallaxRoom({ height, windowHeight }, speed);
    const shift = parallaxShift({ top, height, windowHeight }, speed);
    layer.style.setProperty('--_row-room', `${String(room)}px`);
    layer.style.setProperty('--_row-shift', `${String(shift)}px`);
  };
  const request = (): void => {
    if (isNear && frame === 0) frame = requestAnimationFrame(place);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting ?? false;
      request();
    },
    { rootMargin: '25%' },
  );
  observer.observe(part);
  place();
  const { signal } = listening;
  // Also of boxes that scroll inside the page.
  document.addEventListener('scroll', request, { signal, passive: true, capture: true });
  window.addEventListener('resize', request, { signal });
  return () => {
    listening.abort();
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
