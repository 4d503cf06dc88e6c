import { useEffect, useState } from 'react';

/** Time after which a shopper wonders whether anything is happening, in milliseconds. */
const LONG_MS = 4000;

/** Whether something has been running for so long that the shopper should be informed. */
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
