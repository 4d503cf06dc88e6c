import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ProductImage } from '../../../domain/catalog/catalog.types';
import { ownValue } from '../../../domain/own-value';
import { useT } from '../../../ui/i18n';
import { LazyImage } from '../../../ui/LazyImage/LazyImage';
import type { Place } from './Carousel';
import { CornerButton } from './CornerButton';
import { CLOSE, panned, WHOLE, zoomed, type Zoom } from './zoom';
import { addZoomGestures } from './zoom-gestures';

interface ZoomPictureProps {
  readonly image: ProductImage;
  readonly alt: string;
  readonly place: Place;
  readonly onFailed: (src: string) => void;
}

/** Step of a key press: movement in pixels, and zoom factor. */
const STEP = 80;
const GROWTH = 1.5;

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

/** A large image that can be zoomed with mouse, fingers, keys, or the button in its corner. */
export function ZoomPicture({ image, alt, place, onFailed }: ZoomPictureProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const zoom = useRef<Zoom>(WHOLE);
  const [isNear, setNear] = useState(false);

  const show = useRef((next: Zoom) => {
    zoom.current = next;
    const style = box.current?.style;
    style?.setProperty('--_zoom', String(next.scale));
    style?.setProperty('--_zoom-x', `${String(next.x)}px`);
    style?.setProperty('--_zoom-y', `${String(next.y)}px`);
    setNear(next.scale > 1);
  });
  useEffect(() => {
    const element = box.current;
    if (element === null || !place.isCurrent) return undefined;
    const removeGestures = addZoomGestures(element, {
      zoom: () => zoom.current,
      onZoom: show.current,
      box: () => element.getBoundingClientRect(),
    });
    const backToWhole = show.current;
    return () => {
      removeGestures();
      backToWhole(WHOLE);
    };
  }, [place.isCurrent]);

  const zoomTo = (scale: number) => {
    const element = box.current;
    if (element === null) return;
    show.current(zoomed(zoom.current, scale, { x: 0, y: 0 }, element.getBoundingClientRect()));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const pan = ownValue(PANS, event.key);
    if (event.key === '+' || event.key === '=') zoomTo(zoom.current.scale * GROWTH);
    else if (event.key === '-') zoomTo(zoom.current.scale / GROWTH);
    else if (pan !== undefined && zoom.current.scale > 1 && box.current !== null) {
      const [x, y] = pan;
      show.current(panned(zoom.current, { x, y }, box.current.getBoundingClientRect()));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="till-zoom" role="presentation" onKeyDown={onKeyDown}>
      <div className={`till-zoom__box${isNear ? ' till-zoom__box--near' : ''}`} ref={box}>
        <div className="till-zoom__picture">
          {image.full !== image.img && (
            <LazyImage src={image.img} alt="" shouldLoad={place.isNear} />
          )}
          <LazyImage src={image.full} alt={alt} shouldLoad={place.isNear} onFailed={onFailed} />
        </div>
      </div>
      <CornerButton
        drawing={isNear ? 'zoom-out' : 'zoom-in'}
        label={isNear ? t('Zoom out') : t('Zoom in')}
        onClick={() => {
          zoomTo(isNear ? 1 : CLOSE);
        }}
      />
    </div>
  );
}
