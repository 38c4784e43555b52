import { type RefObject, useEffect, useState } from 'react';

/** Tests whether part of an element is visible; false until the browser has looked. */
export function useInSight(ref: RefObject<HTMLElement | null>): boolean {
  const [is_in_sight, setInSight] = useState(false);
  useEffect(() => {
    if (ref.current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setInSight(entry?.isIntersecting === true),
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return is_in_sight;
}
