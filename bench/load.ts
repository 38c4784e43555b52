import autocannon from 'autocannon';

/** The result of a burst of requests: answers a second, and the 99th percentile in milliseconds. */
export interface Burst {
  readonly perSecond: number;
  readonly p99: number;
}

/**
 * Requests one address, or several in turn, for some seconds; with `apart` every connection
 * requests its own part of the list, so that no two request the same at once and no answer is
 * shared from another's read. Any answer but 200 is an error of the benchmark.
 */
export async function burst(input: {
  urls: readonly string[];
  connections: number;
  seconds: number;
  apart?: boolean;
  headers?: Readonly<Record<string, string>>;
}): Promise<Burst> {
  const [first = ''] = input.urls;
  const { origin } = new URL(first);
  const requests = input.urls.map((url) => ({
    method: 'GET' as const,
    path: url.slice(origin.length),
  }));
  const step = Math.floor(requests.length / input.connections);
  if (input.apart === true && step === 0)
    throw new Error('Each connection needs an address of its own');
  let connectionCount = 0;
  const result = await autocannon({
    url: origin,
    connections: input.connections,
    duration: input.seconds,
    headers: { ...input.headers },
    requests,
    ...(input.apart === true && {
      setupClient: (client) => {
        const from = (connectionCount * step) % requests.length;
        connectionCount += 1;
        client.setRequests(requests.slice(from, from + step));
      },
    }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers were refusals and ${result.errors} failed: ${first}`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}
