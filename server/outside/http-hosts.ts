import {
  type HostResult,
  resultOfAll,
  type SiteAddress,
} from '@ribambelle/domain/website/host-checks.ts';
import { Resolver } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import type { HostPort } from './host-port.ts';
import { addressesOf, isReservedAddress, ownPublicAddresses } from './private-network.ts';

const PATIENCE_MILLIS = 8000;
const RECORD_MILLIS = 3000;
const MOST_ADDRESSES = 8;
const MOST_RECORDS = 50;
const MOST_BYTES = 1000;
const MOST_STEPS = 3;

/**
 * A checked address from which a proof is requested, with the expected proof and the signal that
 * ends the wait.
 */
interface Place {
  readonly address: string;
  readonly proof: string;
  readonly signal: AbortSignal;
}

/**
 * Checks host names over HTTP. A name is looked up, each address is judged, and that very address
 * is called: a name cannot lead into the server's own network, nor elsewhere in between. Addresses
 * that the operator gives as the server's own are not secret. Answers within eight seconds.
 */
export function httpHosts(settings: {
  /** The address given by the operator; the machine's own public addresses when none is given. */
  said: SiteAddress;
  lookup?: (hostname: string) => Promise<readonly string[]>;
  records?: (name: string) => Promise<readonly (readonly string[])[]>;
}): HostPort {
  const { said, lookup = addressesOf, records = recordsAt } = settings;
  const isSaid = said.names.length + said.addresses.length > 0;
  const address = isSaid ? said : { names: [], addresses: ownPublicAddresses() };
  return {
    address,
    check: async ({ origin, path, proof }) => {
      const signal = AbortSignal.timeout(PATIENCE_MILLIS);
      const starts = startsOf(new URL(path, origin));
      const leads = await inTime(lookup(new URL(origin).hostname), signal).catch(() => []);
      const addresses = leads.slice(0, MOST_ADDRESSES);
      const results = addresses.map(async (one): Promise<HostResult> => {
        if (isReservedAddress(one) && !said.addresses.includes(one)) return 'PRIVATE_NETWORK';
        return askInTurn(starts, { address: one, proof, signal });
      });
      const all: HostResult[] = [];
      // all of them were started above
      for (const result of results) all.push(await result);
      return { result: resultOfAll(all), addresses };
    },
    textsAt: async (name) => {
      const texts = await inTime(records(name), AbortSignal.timeout(RECORD_MILLIS)).catch(noTexts);
      return texts === null ? null : texts.slice(0, MOST_RECORDS).map((parts) => parts.join(''));
    },
  };
}

/** Returns no texts for a name without any; null for an error that says nothing about the name. */
function noTexts(error: unknown): [] | null {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : null;
}

/** Reads each record in its pieces, as name servers return them; queried once. */
function recordsAt(name: string): Promise<readonly (readonly string[])[]> {
  return new Resolver({ timeout: RECORD_MILLIS, tries: 1 }).resolveTxt(name);
}

/**
 * Returns the addresses at which a site is tried: without encryption first, since a certificate
 * comes after the name; with an explicit port, as given.
 */
function startsOf(url: URL): readonly URL[] {
  if (url.protocol !== 'https:' || url.port !== '') return [url];
  const plain = new URL(url);
  plain.protocol = 'http:';
  return [plain, url];
}

async function askInTurn(starts: readonly URL[], place: Place): Promise<HostResult> {
  let last: HostResult = 'NO_ANSWER';
  for (const start of starts) {
    last = await ask(start, place);
    if (last !== 'NO_ANSWER') return last;
  }
  return last;
}

/** Follows redirects of a name to itself alone, as from http to https. */
async function ask(start: URL, place: Place): Promise<HostResult> {
  let url = start;
  for (let step = 0; step < MOST_STEPS; step++) {
    let answer: Answered;
    try {
      answer = await get(url, place);
    } catch (error) {
      return failureOf(error);
    }
    if (answer.location === null)
      return answer.status === 200 && answer.text === place.proof ? 'HERE' : 'ELSEWHERE';
    const next = URL.parse(answer.location, url.href);
    if (next === null || !leadsToItself(url, next)) return 'ELSEWHERE';
    url = next;
  }
  return 'ELSEWHERE';
}

/** True for the same name on the same port, or on that of https. */
function leadsToItself(from: URL, to: URL): boolean {
  const { protocol, port } = to;
  const hasSamePort = protocol === 'https:' && port === '' ? true : to.origin === from.origin;
  return hasSamePort && to.hostname === from.hostname;
}

interface Answered {
  readonly status: number;
  readonly location: string | null;
  readonly text: string;
}

/** Reads a few bytes from the address that was judged, under the requested name. */
function get(url: URL, { address, signal }: Place): Promise<Answered> {
  const secure = url.protocol === 'https:';
  const { promise, resolve, reject } = Promise.withResolvers<Answered>();
  const request = (secure ? https : http).get({
    host: address,
    port: url.port === '' ? (secure ? 443 : 80) : Number(url.port),
    path: url.pathname + url.search,
    headers: { host: url.host, 'accept-encoding': 'identity' },
    ...(secure ? { servername: url.hostname } : {}),
    agent: false,
    signal,
  });
  request.once('error', reject);
  request.once('response', (response) => {
    const { statusCode: status = 0 } = response;
    const location = status >= 300 && status < 400 ? (response.headers.location ?? null) : null;
    let text = '';
    const end = () => {
      resolve({ status, location, text });
      request.destroy();
    };
    response.setEncoding('utf8');
    response.on('data', (more: string) => {
      text += more;
      if (text.length > MOST_BYTES) end();
    });
    response.once('end', end);
    response.once('error', reject);
  });
  return promise;
}

function failureOf(error: unknown): HostResult {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const ofCertificate = /CERT|SELF_SIGNED|LEAF_SIGNATURE|ALTNAME/.test(code);
  return ofCertificate || /^(EPROTO|ERR_SSL)/.test(code) ? 'CERTIFICATE' : 'NO_ANSWER';
}

/** Waits for the work; throws when the signal comes first. */
function inTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  promise.catch(() => undefined);
  return Promise.race([work, promise]);
}
