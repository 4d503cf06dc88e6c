/** The measure of a box, in CSS pixels. */
export interface AspectBoxSize {
  readonly width: number;
  readonly height: number;
}

/** An empty drawing that gives a box its proportions, so that nothing moves when its picture arrives. */
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
