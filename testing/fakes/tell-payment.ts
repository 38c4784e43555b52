import {
  bodyOf,
  type MessageBody,
  signatureOf,
  SIGNATURE_HEADER,
} from '@ribambelle/server/sandbox/index.ts';
import type { Shop } from '../shop.ts';

type News = MessageBody['payment'];

/** A message about a payment of the sandbox; what is left out is as in its books. */
interface Message {
  readonly reference: string;
  readonly state?: News['state'];
  readonly amount?: number;
  readonly refunds?: News['refunds'];
  readonly disputes?: News['disputes'];
  /** The secret that signs it, for a forged one. */
  readonly secret?: string;
  /** The age of its signature in seconds. */
  readonly age?: number;
}

/** Sends our webhook a signed message, as the sandbox would; returns the status of the answer. */
export async function tellPayment(shop: Shop, message: Message): Promise<number> {
  const { reference, state, amount, refunds = [], disputes = [] } = message;
  const [row] = await shop.sql('select * from sandbox_payments where id = $1', [reference]);
  const [books] = await shop.sql<{ secret: string }>('select secret from sandbox_secrets');
  const payment = {
    ...Object(row),
    ...(state === undefined ? {} : { state }),
    ...(amount === undefined ? {} : { amount }),
  };
  const message_id = `${reference}-${JSON.stringify([state, amount, refunds, disputes])}`.slice(
    0,
    200,
  );
  const body = JSON.stringify(bodyOf(payment, { refunds, disputes, message_id }));
  const sent_at = Date.parse(shop.clock.now()) - (message.age ?? 0) * 1000;
  const signature = signatureOf(body, {
    secret: message.secret ?? books?.secret ?? '',
    now: new Date(sent_at).toISOString(),
  });
  const answer = await shop.fetch('storefront', '/webhooks/sandbox', {
    method: 'POST',
    body,
    headers: { [SIGNATURE_HEADER]: signature },
  });
  return answer.status;
}
