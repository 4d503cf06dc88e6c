import type { FilterOption } from '../../../domain/listing/filter.types';

/** A value of a filter: its colour or image, its name, and how many products it leaves. */
export function OptionFace({ option: { label, count, swatch } }: { option: FilterOption }) {
  return (
    <>
      {swatch?.kind === 'colour' && (
        <svg className="till-filters__colour" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="11" fill={swatch.value} />
        </svg>
      )}
      {swatch?.kind === 'image' && (
        <img className="till-filters__image" src={swatch.value} alt="" width="18" height="18" />
      )}
      <span className="till-filters__label">{label}</span>
      {count !== null && <span className="till-filters__count">{`(${String(count)})`}</span>}
    </>
  );
}
