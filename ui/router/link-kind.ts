/** How a link behaves: within the site, to elsewhere in a new tab, or left to the browser (mail, phone, `#part`). */
export function kindOfLink(
  href: string,
  hostname: string | null,
): 'internal' | 'external' | 'native' {
  if (href.startsWith('/') && !href.startsWith('//'))
    return href.startsWith('/files/') || href.startsWith('/api/') ? 'native' : 'internal';
  if (!/^https?:\/\//i.test(href)) return 'native';
  return URL.canParse(href) && new URL(href).hostname === hostname ? 'native' : 'external';
}

interface Press {
  readonly defaultPrevented: boolean;
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** A press that opens a link here: not one that the browser opens in another tab, saves or asks about. */
export function isPlainPress(event: Press): boolean {
  return !(
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  );
}
