/**
 * Tells how a link behaves: within the site, to elsewhere in a new tab, or left to the browser
 * (mail, phone, `#part`).
 */
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

/**
 * Tests whether a press opens a link here, rather than in another tab, as a download or a menu of
 * the browser.
 */
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
