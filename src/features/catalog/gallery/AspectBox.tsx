/** The size of a box, in CSS pixels. */
export interface AspectBoxSize {
  readonly width: number;
  readonly height: number;
}

/** An empty SVG that gives a box its aspect ratio, so that the layout does not shift when its image loads. */
export function AspectBox({
  className,
  width,
  height,
}: AspectBoxSize & { readonly className: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    />
  );
}
