import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

const IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Includes addresses that carry an IPv4 address: mapped, translated (NAT64), 6to4 and Teredo. */
const IPV6 = [
  ['::', 96],
  ['64:ff9b::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const;

const blocked = new BlockList();
for (const [address, bits] of IPV4) blocked.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of IPV6) blocked.addSubnet(address, bits, 'ipv6');

/**
 * True for an address of the server's own network: loopback, private and reserved ranges, and the
 * server's own addresses.
 */
export function isPrivateAddress(address: string): boolean {
  return isReservedAddress(address) || ownAddresses().includes(plainOf(address));
}

/**
 * True for loopback, private and reserved ranges: addresses that cannot be reached from outside.
 */
export function isReservedAddress(address: string): boolean {
  const plain = plainOf(address);
  return blocked.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Returns the addresses of this machine that can be reached from outside; none behind a router or
 * in a container.
 */
export function ownPublicAddresses(): readonly string[] {
  return ownAddresses().filter((address) => !isReservedAddress(address));
}

function ownAddresses(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.map(({ address }) => plainOf(address)),
  );
}

/** Returns an address without the network interface that a local one names. */
function plainOf(address: string): string {
  return address.replace(/%.*$/, '');
}

/** Looks up the addresses to which a host name leads; throws the resolver's error. */
export async function addressesOf(host: string): Promise<readonly string[]> {
  const plain = host.replace(/^\[(.*)\]$/, '$1');
  if (isIP(plain) !== 0) return [plain];
  const addresses = await lookup(plain, { all: true });
  return addresses.map(({ address }) => address);
}
