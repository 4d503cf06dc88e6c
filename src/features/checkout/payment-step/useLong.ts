import { useEffect, useState } from 'react';

/** After this time a shopper wonders whether anything happens, in milliseconds. */
const LONG_MS = 4000;

/** Whether something has been going on for so long that a word about it is due. */
export function useLong(isGoingOn: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => {
      setLong(true);
    }, LONG_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isGoingOn]);
  return isLong;
}
