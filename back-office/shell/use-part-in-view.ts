import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings the part of a page that its address names behind `#` into view, once it is there. */
export function usePartInView(there: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!there || hash === '') return;
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ block: 'start' });
  }, [there, hash, key]);
}
