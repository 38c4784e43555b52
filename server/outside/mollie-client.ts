import type { Client } from 'mollie-api-typescript';
import { providerError } from './provider-error.ts';

/** The server of Mollie's, without a path, and the patience with it. */
export interface MollieSettings {
  readonly serverUrl: string;
  readonly timeoutMs: number;
}

/** The access to Mollie with one key. */
export interface MollieAccess extends MollieSettings {
  readonly key: string;
  /**
   * A method for the payment that is created. It is put into the request that the SDK wrote: the
   * SDK sends only methods of the day on which it was built.
   */
  readonly method?: string;
}

/** Makes calls with one key. An error names the request in our words and holds no key. */
export type MollieCall = <Result>(
  request: string,
  run: (client: Client) => Promise<Result>,
) => Promise<Result>;

/** The form of a key; one of another form is not even sent. */
const KEY = /^(test|live)_[A-Za-z0-9]{1,100}$/;

/** Returns the mode of a key, by its beginning; null for a text that is no key of Mollie's. */
export function modeOfMollieKey(key: string): 'TEST' | 'LIVE' | null {
  const [, mode] = KEY.exec(key) ?? [];
  if (mode === undefined) return null;
  return mode === 'live' ? 'LIVE' : 'TEST';
}

/**
 * Returns what makes calls with a key. The SDK is loaded at the first call: few processes need it,
 * and loading takes a while. It never tries again: our jobs do, with the same key of idempotency.
 */
export function mollieCalls(access: MollieAccess): MollieCall {
  let client: Promise<Client> | null = null;
  return async (request, run) => {
    client ??= createClient(access);
    try {
      return await run(await client);
    } catch (error) {
      throw providerError(`Mollie, ${request}`, error);
    }
  };
}

async function createClient({ key, serverUrl, timeoutMs, method }: MollieAccess): Promise<Client> {
  const sdk = await import('mollie-api-typescript');
  const httpClient = new sdk.HTTPClient();
  if (method !== undefined)
    httpClient.addHook('beforeRequest', async (request) => {
      const body: object = await request.clone().json();
      return new Request(request, { method: 'POST', body: JSON.stringify({ ...body, method }) });
    });
  return new sdk.Client({
    // twice: the SDK sends no key of a profile to what only other keys may see today
    security: { apiKey: key, advancedAccessToken: key },
    serverURL: serverUrl,
    timeoutMs,
    retryConfig: { strategy: 'none' },
    httpClient,
  });
}
