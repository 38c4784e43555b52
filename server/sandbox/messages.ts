import { createHash } from 'node:crypto';
import {
  type Books,
  insertSandboxMessage,
  loadMoneyBack,
  type MoneyBack,
  type SandboxPayment,
} from './sandbox-store.ts';

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
  } & MoneyBack;
}

const NOTHING_BACK: MoneyBack = { refunds: [], disputes: [] };

/** Returns the body of a message about a payment in its present state. */
export function bodyOf(
  payment: SandboxPayment,
  of: MoneyBack & { readonly message_id: string },
): MessageBody {
  const { id, payment_cuid, state, amount, currency } = payment;
  const { refunds, disputes } = of;
  return {
    id: of.message_id,
    payment: { id, payment_cuid, state, amount, currency, refunds, disputes },
  };
}

/**
 * Queues the messages of the sandbox about a payment. Like real providers, it sometimes sends the
 * same one twice, and sometimes says after the end that the page is open; the ids of the payments
 * decide which, so that every run is the same.
 */
export async function tell(books: Books, payment: SandboxPayment): Promise<void> {
  const mood = moodOf(payment.id);
  const money = await loadMoneyBack(books, payment.id);
  const queue = (
    state: SandboxPayment,
    back: MoneyBack,
    how: { again: boolean; later: boolean },
  ) => {
    const message_id = messageId(state, back);
    return insertSandboxMessage(books, {
      id: how.again ? `${message_id}-again` : message_id,
      sandbox_payment_id: payment.id,
      message_id,
      body: JSON.stringify(bodyOf(state, { ...back, message_id })),
      delay_millis: how.later ? SOON_MILLIS : 0,
    });
  };
  await queue(payment, money, { again: false, later: false });
  if (mood.twice) await queue(payment, money, { again: true, later: true });
  if (mood.out_of_order)
    await queue({ ...payment, state: 'open' }, NOTHING_BACK, { again: false, later: true });
}

/** Returns the id of a message: the same for the same news of a payment. */
function messageId({ id, state }: SandboxPayment, money: MoneyBack): string {
  const news = createHash('sha256').update(JSON.stringify(money)).digest('hex').slice(0, 16);
  return `${id}-${state}-${news}`;
}

/**
 * Decides from its id how a payment's messages are disturbed: for two of four payments they are
 * sent twice, and for two of four an out-of-order message follows.
 */
export function moodOf(id: string): { twice: boolean; out_of_order: boolean } {
  const byte = createHash('sha256').update(id).digest()[0] ?? 0;
  return { twice: byte % 2 === 0, out_of_order: byte % 4 >= 2 };
}
