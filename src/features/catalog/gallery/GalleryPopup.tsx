import type { ProductImage } from '../../../domain/catalog/catalog.types';
import type { EmbedSettings } from '../../../domain/catalog/media-source';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { adoptStyles } from '../../../ui/styles/adopt';
import { Carousel } from './Carousel';
import { VideoSlide } from './VideoSlide';
import css from './GalleryPopup.css';
import type { AspectBoxSize } from './AspectBox';
import { useCarousel } from './useCarousel';
import { ZoomPicture } from './ZoomPicture';

adoptStyles(css);

interface GalleryPopupProps {
  readonly open: boolean;
  readonly label: string;
  readonly images: readonly ProductImage[];
  readonly videos: EmbedSettings;
  readonly start: number;
  readonly thumbSize: AspectBoxSize;
  readonly loops: boolean;
  readonly onFailed: (src: string) => void;
  /** Receives the index of the image that was visible last. */
  readonly onClose: (index: number) => void;
}

/** The full-window view of the images (GALL-04). Escape and the button close it and restore the position. */
export function GalleryPopup({ open, ...rest }: GalleryPopupProps) {
  return open ? <OpenPopup {...rest} /> : null;
}

function OpenPopup({
  label,
  images,
  videos,
  start,
  thumbSize,
  loops,
  onFailed,
  onClose,
}: Omit<GalleryPopupProps, 'open'>) {
  const carousel = useCarousel({ items: images, start, loops });
  return (
    <Dialog
      open
      kind="screen"
      title={label}
      onClose={() => {
        onClose(carousel.current);
      }}
    >
      <div className="till-gallery-popup">
        <Carousel
          carousel={carousel}
          label={label}
          images={images}
          nav="thumbs"
          thumbSize={thumbSize}
          hasArrows
          hasKeys
          onImageFailed={onFailed}
        >
          {(image, place) =>
            image.type === 'video' ? (
              <VideoSlide
                image={image}
                place={place}
                label={image.caption || label}
                videos={videos}
              />
            ) : (
              <ZoomPicture
                image={image}
                alt={image.caption || label}
                place={place}
                onFailed={onFailed}
              />
            )
          }
        </Carousel>
      </div>
    </Dialog>
  );
}
