import { useEffect, useRef, useState } from 'react';

/**
 * Returns true while `active` and, once shown, for at least this many milliseconds, so that nothing
 * blinks (1 §9).
 */
export const useLasting = (active: boolean, milliseconds: number): boolean => {
  const [shown, setShown] = useState(active);
  const since = useRef(0);
  useEffect(() => {
    if (active) {
      since.current = performance.now();
      setShown(true);
      return undefined;
    }
    const remaining = Math.max(0, milliseconds - (performance.now() - since.current));
    const timer = setTimeout(() => setShown(false), remaining);
    return () => clearTimeout(timer);
  }, [active, milliseconds]);
  return active || shown;
};
