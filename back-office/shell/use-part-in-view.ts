import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the part of a page named behind `#` in its address, once it is there. */
export function usePartInView(is_drawn: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!is_drawn || hash === '') return;
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ block: 'start' });
  }, [is_drawn, hash, key]);
}
