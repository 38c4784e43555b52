import { createHash } from 'node:crypto';
import { loadMoneyBack, type MoneyBack } from './money-back-store.ts';
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
    readonly keep: boolean;
  } & MoneyBack;
}

const NOTHING_BACK: MoneyBack = { refunds: [], disputes: [] };

/** Returns the body of a message about a payment in its present state. */
export function bodyOf(
  payment: SandboxPayment,
  of: MoneyBack & { readonly message_id: string },
): MessageBody {
  const { id, payment_cuid, state, amount, currency, keep } = payment;
  const { refunds, disputes } = of;
  return {
    id: of.message_id,
    payment: { id, payment_cuid, state, amount, currency, keep, refunds, disputes },
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
  const news = { payment, money };
  await queue(books, { news, delay_millis: 0 });
  if (mood.twice) await queue(books, { news, suffix: '-again', delay_millis: SOON_MILLIS });
  if (!mood.out_of_order) return;
  const stale = { payment: { ...payment, state: 'open' as const }, money: NOTHING_BACK };
  await queue(books, { news: stale, delay_millis: SOON_MILLIS });
}

async function queue(
  books: Books,
  input: {
    readonly news: { readonly payment: SandboxPayment; readonly money: MoneyBack };
    /** The end of its own id, for a message that is sent again. */
    readonly suffix?: string;
    readonly delay_millis: number;
  },
): Promise<void> {
  const { payment, money } = input.news;
  const message_id = messageId(payment, money);
  await insertSandboxMessage(books, {
    id: `${message_id}${input.suffix ?? ''}`,
    sandbox_payment_id: payment.id,
    message_id,
    body: JSON.stringify(bodyOf(payment, { ...money, message_id })),
    delay_millis: input.delay_millis,
  });
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
