import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings what a form says of itself into sight, above fields of which the last may be far below:
 * when it appears, and whenever `says` is another one.
 */
export function useBroughtIntoSight(says: unknown): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [says]);
  return ref;
}
