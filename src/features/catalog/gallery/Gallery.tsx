import { useEffect, useMemo, useRef, useState } from 'react';
import { mainIndex, shownImages } from '../../../domain/catalog/shown-images';
import { selectProduct } from '../../../state/catalog/catalog-slice';
import { selectGallery } from '../../../state/gallery/gallery-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { useLazyView } from '../../shared/late/useLazyView';
import { useMissing } from '../server-content/useMissing';
import { Carousel } from './Carousel';
import { CornerButton } from './CornerButton';
import { VideoSlide } from './VideoSlide';
import { EmptyGallery } from './EmptyGallery';
import css from './Gallery.css';
import { StagePicture } from './StagePicture';
import { STANDARD } from './standard';
import { AspectBox } from './AspectBox';
import { useCarousel } from './useCarousel';
import { useMatches } from './useMatches';

adoptStyles(css);

interface GalleryProps {
  /** Id of the product whose options change the images; null for the product of the page. */
  readonly productId?: string | undefined;
  readonly label: string;
  /** Rendered width of the image, as the `sizes` attribute of an `img`. */
  readonly sizes: string;
  /** The server-rendered content of the element. */
  readonly serverNodes?: readonly Node[] | undefined;
}

const NOTHING: readonly Node[] = [];
const loadPopup = async () => (await import('./GalleryPopup')).GalleryPopup;

/**
 * The images and videos of a product: one large, thumbnails below it (GALL-01, GALL-02). They change with the product's
 * chosen options. A click opens the full-window view (GALL-04).
 */
export function Gallery({ productId, label, sizes, serverNodes = NOTHING }: GalleryProps) {
  const t = useT();
  const emit = useEmit();
  const gallery = useTillSelector(selectGallery) ?? STANDARD;
  const { options, videos } = gallery;
  const selectShown = selectProduct(productId ?? gallery.productId ?? '');
  const chosen = useTillSelector((state) => selectShown(state).images);
  const isBusy = useTillSelector((state) => selectShown(state).areImagesLoading);
  const images = useMemo(() => shownImages(gallery.images, chosen), [gallery.images, chosen]);
  useMissing(
    'till-gallery',
    images.length === 0 ? 'no pictures: the init of "mage/gallery/gallery" is missing' : null,
  );
  const isNarrow = useMatches(options.narrow?.query ?? null);
  const carousel = useCarousel({ items: images, start: mainIndex(images), loops: options.loops });
  const [isOpen, setOpen] = useState(false);
  const { View: Popup } = useLazyView(isOpen, loadPopup);
  const { current, goTo, trackRef } = carousel;
  const name = label === '' ? t('Product pictures') : label;

  const lastSeen = useRef(0);
  useEffect(() => {
    if (!isOpen) return undefined;
    const track = trackRef.current;
    return () => {
      track?.children[lastSeen.current]?.querySelector('button')?.focus({ preventScroll: true });
    };
  }, [isOpen, trackRef]);

  const { width, height, thumbWidth, thumbHeight } = options;
  const thumbSize = { width: thumbWidth, height: thumbHeight };
  const strut = <AspectBox className="till-gallery__strut" width={width} height={height} />;
  if (images.length === 0) return <EmptyGallery serverNodes={serverNodes} box={strut} />;
  const open = () => {
    lastSeen.current = current;
    setOpen(true);
    emit('till-gallery-opened', { index: current });
  };
  const fail = (src: string) => {
    emit('till-picture-failed', { src });
  };
  return (
    <div className="till-gallery">
      <Carousel
        carousel={carousel}
        label={name}
        images={images}
        nav={isNarrow ? (options.narrow?.nav ?? options.nav) : options.nav}
        hasArrows={options.hasArrows}
        hasKeys={options.hasKeys}
        isBusy={isBusy}
        onImageFailed={fail}
        thumbSize={thumbSize}
        strut={strut}
        corner={
          options.opensFullScreen && (
            <CornerButton drawing="expand" label={t('View full screen')} onClick={open} />
          )
        }
      >
        {(image, place) =>
          image.type === 'video' ? (
            <VideoSlide image={image} place={place} label={image.caption || name} videos={videos} />
          ) : (
            <StagePicture
              image={image}
              alt={image.caption || name}
              sizes={sizes}
              options={options}
              place={place}
              isMain={image === images[mainIndex(images)]}
              onOpen={open}
              onFailed={fail}
            />
          )
        }
      </Carousel>
      {Popup !== null && (
        <Popup
          open={isOpen}
          label={name}
          images={images}
          videos={videos}
          start={current}
          thumbSize={thumbSize}
          loops={options.loops}
          onFailed={fail}
          onClose={(index) => {
            lastSeen.current = index;
            goTo(index, true);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
