import type { ReactNode } from 'react';
import type { GalleryNav } from '../../../domain/catalog/gallery.types';
import type { ProductImage } from '../../../domain/catalog/catalog.types';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { ArrowButton } from '../../../ui/RoundButton/ArrowButton';
import { adoptStyles } from '../../../ui/styles/adopt';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import css from './Carousel.css';
import { PictureTabs } from './PictureTabs';
import type { AspectBoxSize } from './AspectBox';
import type { Carousel as CarouselModel } from './useCarousel';

adoptStyles(css);

/** A slide of the row, as its image needs to know it. */
export interface Place {
  readonly isCurrent: boolean;
  /** Visible now or after the next step. */
  readonly isNear: boolean;
}

interface CarouselProps {
  readonly carousel: CarouselModel;
  readonly label: string;
  readonly images: readonly ProductImage[];
  readonly nav: GalleryNav;
  readonly thumbSize: AspectBoxSize;
  readonly hasArrows: boolean;
  readonly hasKeys: boolean;
  readonly isBusy?: boolean;
  readonly onImageFailed: (src: string) => void;
  readonly children: (image: ProductImage, place: Place) => ReactNode;
  /** Rendered above the visible image. */
  readonly corner?: ReactNode;
  /** Sets the aspect ratio of each slide. */
  readonly strut?: ReactNode;
}

/**
 * Images in a row with one visible at a time (GALL-01): swiped with the browser's own scrolling, moved with arrows,
 * keys, and thumbnails or dots below. Hidden slides cannot be reached by keyboard or screen readers.
 */
export function Carousel({
  carousel,
  label,
  images,
  nav,
  thumbSize,
  hasArrows,
  hasKeys,
  isBusy = false,
  onImageFailed,
  children,
  corner,
  strut,
}: CarouselProps) {
  const t = useT();
  const uid = useUid('till-gallery');
  const { count, current, loops, trackRef, goTo } = carousel;
  const hasTabs = nav !== 'none' && count > 1;
  const hasDots = nav === 'dots' && count > 1;
  const position = (index: number) => t('Picture %1 of %2', [index + 1, count]);
  const arrow = (step: 1 | -1) =>
    hasArrows &&
    count > 1 && (
      <span
        className={`till-carousel__arrow till-carousel__arrow--${step === 1 ? 'next' : 'previous'}${hasDots ? ' till-carousel__arrow--spare' : ''}`}
      >
        <ArrowButton
          isForward={step === 1}
          label={step === 1 ? t('Next picture') : t('Previous picture')}
          isDisabled={!loops && current === (step === 1 ? count - 1 : 0)}
          onClick={() => {
            goTo(current + step);
          }}
        />
      </span>
    );

  return (
    <section
      className="till-carousel"
      aria-roledescription={t('carousel')}
      aria-label={label}
      aria-busy={isBusy || undefined}
    >
      <div className="till-carousel__stage">
        <div
          className="till-carousel__track"
          role="presentation"
          ref={trackRef}
          onScroll={carousel.onScroll}
          onPointerDown={carousel.onGrab}
          onWheel={carousel.onGrab}
          onKeyDown={hasKeys ? carousel.onKeyDown : undefined}
        >
          {images.map((image, index) => (
            <div
              key={index}
              id={`${uid}-${index}`}
              className="till-carousel__slide"
              role={hasTabs ? 'tabpanel' : 'group'}
              aria-label={position(index)}
              inert={index !== current}
            >
              {strut}
              {children(image, {
                isCurrent: index === current,
                isNear: Math.abs(index - current) <= 1,
              })}
            </div>
          ))}
        </div>
        {arrow(-1)}
        {arrow(1)}
        {corner}
        {count > 1 && !hasDots && (
          <span className="till-carousel__count" aria-hidden="true">
            {current + 1} / {count}
          </span>
        )}
      </div>
      {hasTabs && (
        <PictureTabs
          look={nav}
          label={label}
          images={images}
          size={thumbSize}
          current={current}
          panelId={(index) => `${uid}-${index}`}
          position={position}
          onChoose={goTo}
          onKeyDown={carousel.onKeyDown}
          onImageFailed={onImageFailed}
        />
      )}
      <VisuallyHidden live>{carousel.hasMoved ? position(current) : ''}</VisuallyHidden>
    </section>
  );
}
