import { useState, type PointerEvent } from 'react';
import type { ProductImage } from '../../../domain/catalog/catalog.types';
import type { GalleryOptions } from '../../../domain/catalog/gallery.types';
import { useT } from '../../../ui/i18n';
import { LazyImage } from '../../../ui/LazyImage/LazyImage';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import type { Place } from './Carousel';

interface StagePictureProps {
  readonly image: ProductImage;
  readonly alt: string;
  readonly sizes: string;
  readonly options: GalleryOptions;
  readonly place: Place;
  readonly isMain: boolean;
  readonly onOpen: () => void;
  readonly onFailed: (src: string) => void;
}

/** High-resolution screens get the large image, which counts as twice as wide as the medium one. */
function srcSetOf({ img, full }: ProductImage, width: number): string | undefined {
  return img === full ? undefined : `${img} ${width}w, ${full} ${width * 2}w`;
}

const isMouse = (event: PointerEvent): boolean => event.pointerType === 'mouse';

/**
 * A large image of the gallery. Where the shop enables it, hovering magnifies it, using the full-size image, which is
 * loaded only then. A click opens the full-window view.
 */
export function StagePicture({
  image,
  alt,
  sizes,
  options,
  place,
  isMain,
  onOpen,
  onFailed,
}: StagePictureProps) {
  const t = useT();
  const [isMagnified, setMagnified] = useState(false);
  const picture = (
    <>
      <LazyImage
        src={image.img}
        srcSet={srcSetOf(image, options.width)}
        sizes={sizes}
        alt={alt}
        shouldLoad={place.isNear}
        isMain={isMain}
        onFailed={onFailed}
      />
      {image.full !== image.img && <LazyImage src={image.full} alt="" shouldLoad={isMagnified} />}
    </>
  );
  const caption = options.showsCaptions && image.caption !== '' && (
    <span className="till-gallery__caption" aria-hidden="true">
      {image.caption}
    </span>
  );
  if (!options.opensFullScreen) {
    return (
      <div className="till-gallery__open">
        <span className="till-gallery__lens">{picture}</span>
        {caption}
      </div>
    );
  }
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (!options.zoomsOnHover || !isMouse(event)) return;
    const { currentTarget, clientX, clientY } = event;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const { style } = currentTarget;
    style.setProperty('--_lens-x', `${String(((clientX - left) / width) * 100)}%`);
    style.setProperty('--_lens-y', `${String(((clientY - top) / height) * 100)}%`);
    setMagnified(true);
  };
  return (
    <button
      type="button"
      className="till-gallery__open"
      onClick={onOpen}
      onPointerMove={follow}
      onPointerLeave={() => {
        setMagnified(false);
      }}
    >
      <span className={`till-gallery__lens${isMagnified ? ' till-gallery__lens--magnified' : ''}`}>
        {picture}
      </span>
      {caption}
      <VisuallyHidden>{t('View full screen')}</VisuallyHidden>
    </button>
  );
}
