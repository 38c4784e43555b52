/** A picture that a provider shows for a method. */
interface Logo {
  readonly type: string;
  readonly bytes: Uint8Array;
}

const MOST_BYTES = 100_000;
const TYPES: ReadonlySet<string> = new Set(['image/svg+xml', 'image/png']);

/**
 * Downloads the logo of a method; null when it cannot be had, is larger than 100 kB or is neither
 * SVG nor PNG: a method is shown by its name then. Reads only by https, or from the server that is
 * configured, and follows no redirect.
 */
export async function downloadLogo(
  address: string,
  settings: { readonly serverUrl: string; readonly timeoutMs: number },
): Promise<Logo | null> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null) return null;
  if (url.protocol !== 'https:' && url.origin !== new URL(settings.serverUrl).origin) return null;
  try {
    const signal = AbortSignal.timeout(settings.timeoutMs);
    const answer = await fetch(url, { redirect: 'error', signal });
    const type = (answer.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
    if (!answer.ok || !TYPES.has(type)) {
      await answer.body?.cancel();
      return null;
    }
    const bytes = await boundedBytes(answer);
    return bytes === null ? null : { type, bytes };
  } catch {
    return null;
  }
}

async function boundedBytes(answer: Response): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.byteLength;
    if (length > MOST_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
