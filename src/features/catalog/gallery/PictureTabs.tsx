import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { ProductImage } from '../../../domain/catalog/catalog.types';
import { LazyImage } from '../../../ui/LazyImage/LazyImage';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './PictureTabs.css';
import { AspectBox, type AspectBoxSize } from './AspectBox';

adoptStyles(css);

interface PictureTabsProps {
  readonly look: 'thumbs' | 'dots';
  readonly label: string;
  readonly images: readonly ProductImage[];
  readonly size: AspectBoxSize;
  readonly current: number;
  readonly panelId: (index: number) => string;
  readonly position: (index: number) => string;
  readonly onChoose: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onImageFailed: (src: string) => void;
}

/** Thumbnails, five visible (GALL-02), or dots: one tab stop, navigated with the arrow keys. */
export function PictureTabs({
  look,
  label,
  images,
  size,
  current,
  panelId,
  position,
  onChoose,
  onKeyDown,
  onImageFailed,
}: PictureTabsProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = ref.current;
    const tab = list?.children[current];
    if (list === null || !(tab instanceof HTMLElement)) return;
    if (list.contains(document.activeElement)) tab.focus({ preventScroll: true });
    list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 });
  }, [current]);

  return (
    <div
      className={`till-picture-tabs till-picture-tabs--${look}`}
      role="tablist"
      aria-label={label}
      ref={ref}
    >
      {images.map((image, index) => (
        <button
          key={index}
          type="button"
          role="tab"
          className={`till-picture-tab till-picture-tab--${look}`}
          aria-label={position(index)}
          aria-selected={index === current}
          aria-controls={panelId(index)}
          tabIndex={index === current ? 0 : -1}
          onClick={() => {
            onChoose(index);
          }}
          onKeyDown={onKeyDown}
        >
          {look === 'thumbs' && (
            <>
              <AspectBox className="till-picture-tab__strut" {...size} />
              <LazyImage src={image.thumb} alt="" shouldLoad onFailed={onImageFailed} />
              {image.type === 'video' && <span className="till-picture-tab__video" />}
            </>
          )}
        </button>
      ))}
    </div>
  );
}
