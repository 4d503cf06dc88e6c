/** A polyline in a box 4 wide and 6 high; y grows downwards. */
type Stroke = readonly (readonly [number, number])[];

function strokes(text: string): readonly Stroke[] {
  return text.split(' ').map((stroke) =>
    stroke.split('-').map((point) => {
      const [x = 0, y = 0] = Array.from(point, Number);
      return [x, y] as const;
    }),
  );
}

/** The characters of pictures, as strokes. Similar ones are left out: no 0, O, 1, I, L, 5 or S. */
export const glyphs: Readonly<Record<string, readonly Stroke[]>> = {
  '2': strokes('01-10-30-41-42-06-46'),
  '3': strokes('00-40-22-33-44-35-26-16-05'),
  '4': strokes('36-30-04-44'),
  '6': strokes('40-20-02-05-16-36-45-43-33-03'),
  '7': strokes('00-40-16'),
  '8': strokes('13-02-01-10-30-41-42-33-13-04-05-16-36-45-44-33'),
  '9': strokes('06-26-44-41-30-10-01-03-13-43'),
  A: strokes('06-20-46 14-34'),
  C: strokes('41-30-10-01-05-16-36-45'),
  E: strokes('40-00-06-46 03-33'),
  F: strokes('40-00-06 03-33'),
  H: strokes('00-06 40-46 03-43'),
  J: strokes('40-45-36-16-05'),
  K: strokes('00-06 40-03-46'),
  M: strokes('06-00-23-40-46'),
  N: strokes('06-00-46-40'),
  P: strokes('06-00-30-41-42-33-03'),
  R: strokes('06-00-30-41-42-33-03 23-46'),
  T: strokes('00-40 20-26'),
  U: strokes('00-05-16-36-45-40'),
  V: strokes('00-26-40'),
  W: strokes('00-16-23-36-40'),
  X: strokes('00-46 40-06'),
  Y: strokes('00-23-40 23-26'),
};
