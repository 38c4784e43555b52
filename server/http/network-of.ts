/**
 * Returns the network of an address, for counting attempts: for IPv6 the first 64 bits, because a
 * household can choose from that many addresses; an IPv4 address itself, also when written as IPv6.
 * Other text stays as it is.
 */
export function networkOf(address: string): string {
  const bare = (address.split('%')[0] ?? '').toLowerCase();
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (ipv4 !== undefined) return ipv4;
  if (!/^[0-9a-f:.]+$/.test(bare) || !bare.includes(':')) return address;
  const [head = '', tail] = bare.split('::');
  const before = partsOf(head);
  const missingGroups = tail === undefined ? 0 : 8 - before.length - partsOf(tail).length;
  const parts = [...before, ...Array.from({ length: Math.max(0, missingGroups) }, () => '0')];
  const all = [...parts, ...partsOf(tail ?? '')].slice(0, 4);
  return `${all.map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`;
}

function partsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
