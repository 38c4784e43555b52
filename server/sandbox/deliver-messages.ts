import { lookup as resolve } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import { noteDelivered, takeDueMessages } from './sandbox-store.ts';
import { signatureOf, SIGNATURE_HEADER } from './signature.ts';

const PATIENCE_MILLIS = 10_000;

/**
 * Sends every message that is due by HTTP; one that gets no successful answer is sent again later.
 */
export async function deliverMessages(input: {
  pool: pg.Pool;
  secret: string;
  clock: Clock;
}): Promise<number> {
  const due = await takeDueMessages(input.pool);
  await Promise.all(
    due.map(async (message) => {
      const signature = signatureOf(message.body, { secret: input.secret, now: input.clock() });
      const status = await post(message.webhook_url, { body: message.body, signature }).catch(
        () => 0,
      );
      if (status >= 200 && status < 300) await noteDelivered(input.pool, message.id);
    }),
  );
  return due.length;
}

function post(address: string, input: { body: string; signature: string }): Promise<number> {
  const url = new URL(address);
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((answer, reject) => {
    const headers = {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: input.signature,
      'content-length': Buffer.byteLength(input.body),
    };
    const call = request(
      url,
      { method: 'POST', headers, lookup, timeout: PATIENCE_MILLIS },
      (response) => {
        response.resume();
        response.on('end', () => answer(response.statusCode ?? 0));
      },
    );
    call.on('timeout', () => call.destroy(new Error('Nobody answered in time')));
    call.on('error', reject);
    call.end(input.body);
  });
}

/** Names below .localhost are this machine (RFC 6761), whatever its resolver knows. */
const lookup: LookupFunction = (hostname, options, callback) => {
  if (hostname !== 'localhost' && !hostname.endsWith('.localhost'))
    return resolve(hostname, options, callback);
  if (options.all === true) callback(null, [{ address: '127.0.0.1', family: 4 }]);
  else callback(null, '127.0.0.1', 4);
};
