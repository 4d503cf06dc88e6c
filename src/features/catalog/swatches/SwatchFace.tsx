import type { ConfigurableOption } from '../../../domain/catalog/catalog.types';

interface SwatchFaceProps {
  readonly option: ConfigurableOption;
  /** Of a picture, in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
}

/** How an option looks: its text, colour or picture; an empty swatch shows its name (SWAT-08). Its button is named apart. */
export function SwatchFace({ option: { label, swatch }, size }: SwatchFaceProps) {
  switch (swatch?.kind) {
    case 'colour':
      return (
        <svg className="till-swatch__colour" viewBox="0 0 24 24" aria-hidden="true">
          <rect width="24" height="24" fill={swatch.value} />
        </svg>
      );
    case 'image':
      return (
        <img
          className="till-swatch__image"
          src={swatch.value}
          alt={label}
          width={size.width}
          height={size.height}
          loading="lazy"
          decoding="async"
        />
      );
    case 'text':
      return <span className="till-swatch__text">{swatch.value || label}</span>;
    default:
      return <span className="till-swatch__text">{label}</span>;
  }
}
