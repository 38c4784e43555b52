/**
 * Returns a network address without its last part: enough to tell home from elsewhere, too little
 * to find a person. Keeps the first three numbers of IPv4 and the first three groups of IPv6; empty
 * for an invalid address.
 */
export function shortenedAddress(address: string): string {
  const bare = (address.split('%')[0] ?? '').toLowerCase();
  // the machine that the server runs on: no network to report
  if (bare === '::1') return '';
  const four = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(bare)?.[1];
  if (four !== undefined) return `${four}.x`;
  if (!/^[0-9a-f:]{2,39}$/.test(bare) || !bare.includes(':')) return '';
  const [head = '', tail] = bare.split('::');
  const before = head === '' ? [] : head.split(':');
  const groups = tail === undefined ? before : [...before, '0', '0', '0'];
  return `${groups.slice(0, 3).join(':')}:x`;
}
