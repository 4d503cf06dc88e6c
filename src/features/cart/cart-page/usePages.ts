import { useEffect, useState } from 'react';

interface Part<Line> {
  readonly page: number;
  readonly count: number;
  readonly lines: readonly Line[];
}

/** The page number in the URL; the shop's own cart page uses `p`. */
const numberInAddress = (): number => {
  const number = Number(new URLSearchParams(window.location.search).get('p') ?? 1);
  return Number.isInteger(number) && number > 0 ? number : 1;
};

/** The page of a long cart that the URL names (CART-02); a size of 0 shows all lines. */
export function usePages<Line>(lines: readonly Line[], size: number): Part<Line> {
  const [requested, setRequested] = useState(numberInAddress);
  useEffect(() => {
    const follow = (): void => {
      setRequested(numberInAddress());
    };
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
    };
  }, []);
  const count = size > 0 ? Math.max(1, Math.ceil(lines.length / size)) : 1;
  const page = Math.min(requested, count);
  return { page, count, lines: count === 1 ? lines : lines.slice((page - 1) * size, page * size) };
}
