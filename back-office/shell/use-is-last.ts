import { useEffect, useState } from 'react';

/** Those of one kind of strip that are on the screen, in the order in which they were opened. */
export type Strips = { readonly show: (shown: boolean) => void }[];

/** Whether this is the strip that was opened last: a panel's own comes before the page's, which may lie under it. */
export function useIsLast(strips: Strips, { beneath = false } = {}): boolean {
  const [shown, show] = useState(false);
  useEffect(() => {
    const strip = { show };
    if (beneath) strips.unshift(strip);
    else strips.push(strip);
    showLast(strips);
    return () => {
      strips.splice(strips.indexOf(strip), 1);
      showLast(strips);
    };
  }, [strips, beneath]);
  return shown;
}

function showLast(strips: Strips): void {
  for (const [index, { show }] of strips.entries()) show(index === strips.length - 1);
}
