import { createHmac, timingSafeEqual } from 'node:crypto';
import { millisOf } from '@ribambelle/domain/base/instants.ts';

/** The greatest age of a signed message, in seconds. */
const TOLERANCE_SECONDS = 300;

/** The header in which the sandbox signs: `t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`. */
export const SIGNATURE_HEADER = 'x-sandbox-signature';

/** Signs a body at a moment. */
export function signatureOf(body: string, input: { secret: string; now: string }): string {
  const seconds = Math.floor(millisOf(input.now) / 1000);
  return `t=${seconds},v1=${hmac(`${seconds}.${body}`, input.secret)}`;
}

/** True for a signature by this secret over these bytes, not older or newer than five minutes. */
export function isSigned(
  body: string,
  input: { header: string | null; secret: string; now: string },
): boolean {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(input.header ?? '');
  if (parts === null) return false;
  const [, seconds = '', signature = ''] = parts;
  const age = Math.abs(millisOf(input.now) / 1000 - Number(seconds));
  const expected = hmac(`${seconds}.${body}`, input.secret);
  return age <= TOLERANCE_SECONDS && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
}

function hmac(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
