import { useEffect, useState } from 'react';

/** Time after which a shopper wonders whether anything is happening, in milliseconds. */
const SLOW_MS = 4000;

/** Whether something has been running for so long that the shopper should be informed. */
export function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => {
      setSlow(true);
    }, SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return isSlow;
}
