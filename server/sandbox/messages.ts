import { createHash } from 'node:crypto';
import { type Books, insertSandboxMessage, type SandboxPayment } from './sandbox-store.ts';

const SOON_MILLIS = 700;

/** The body of a message from the sandbox about a payment. */
export interface MessageBody {
  readonly id: string;
  readonly payment: {
    readonly id: string;
    readonly payment_cuid: string;
    readonly state: SandboxPayment['state'];
    readonly amount: number;
    readonly currency: string;
    readonly refunded_amount: number;
  };
}

/** Returns the body of a message about a payment in its present state. */
export function bodyOf(payment: SandboxPayment, message_id: string): MessageBody {
  const { id, payment_cuid, state, amount, currency, refunded_amount } = payment;
  return {
    id: message_id,
    payment: { id, payment_cuid, state, amount, currency, refunded_amount },
  };
}

/**
 * Queues the messages of the sandbox about a payment. Like real providers, it sometimes sends the
 * same one twice, and sometimes says after the end that the page is open; the ids of the payments
 * decide which, so that every run is the same.
 */
export async function tell(books: Books, payment: SandboxPayment): Promise<void> {
  const mood = moodOf(payment.id);
  const message_id = `${payment.id}-${payment.state}-${payment.refunded_amount}`;
  const body = JSON.stringify(bodyOf(payment, message_id));
  const queue = (delay_millis: number, { suffix = '', input = { message_id, body } } = {}) =>
    insertSandboxMessage(books, {
      id: `${input.message_id}${suffix}`,
      sandbox_payment_id: payment.id,
      ...input,
      delay_millis,
    });
  await queue(0);
  if (mood.twice) await queue(SOON_MILLIS, { suffix: '-again' });
  if (mood.out_of_order) {
    const stale = `${payment.id}-open-0`;
    await queue(SOON_MILLIS, {
      input: {
        message_id: stale,
        body: JSON.stringify(bodyOf({ ...payment, state: 'open', refunded_amount: 0 }, stale)),
      },
    });
  }
}

/**
 * Decides from its id how a payment's messages are disturbed: for two of four payments they are
 * sent twice, and for two of four an out-of-order message follows.
 */
export function moodOf(id: string): { twice: boolean; out_of_order: boolean } {
  const byte = createHash('sha256').update(id).digest()[0] ?? 0;
  return { twice: byte % 2 === 0, out_of_order: byte % 4 >= 2 };
}
