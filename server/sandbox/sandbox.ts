import type pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import { deliverMessages } from './deliver-messages.ts';
import { tell } from './messages.ts';
import {
  decideSandboxDispute,
  giveSandboxRefunds,
  loadMoneyBack,
  type MoneyBack,
  openSandboxDispute,
  returnSandboxRefunds,
} from './money-back-store.ts';
import {
  type Books,
  expireSandboxPayments,
  findSandboxPayment,
  inBooks,
  moveSandboxPayment,
  readSecret,
  type SandboxPayment,
} from './sandbox-store.ts';

const ROUND_MILLIS = 400;
const FAREWELL_MILLIS = 1500;

/** An action of the payer on the sandbox's page. `pay_late` lets the page expire first. */
export type PayerAction = 'pay' | 'refuse' | 'abandon' | 'pay_late';

/**
 * An action of the payer's bank on a paid payment: it disputes the payment, decides the dispute for
 * the family or for the organiser, or returns the refunds that were given.
 */
export type BankAction = 'dispute' | 'lose' | 'win' | 'return';

/** The built-in provider, as its page and its timers use it. */
export interface Sandbox {
  readonly find: (id: string) => Promise<SandboxPayment | null>;
  /**
   * Performs the payer's action; null when the page is over. Gives its first message a moment to
   * arrive before the browser is sent back.
   */
  readonly act: (id: string, action: PayerAction | BankAction) => Promise<SandboxPayment | null>;
  /** Returns the refunds and disputes of a payment. */
  readonly moneyBack: (id: string) => Promise<MoneyBack>;
  /** Begins to send messages and to end expired pages. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Creates the sandbox, a small separate world: its books, its page, its signed messages. It knows
 * nothing of organisers or carts.
 */
export function createSandbox(input: { pool: pg.Pool; clock: Clock }): Sandbox {
  const { pool, clock } = input;
  let secret: Promise<string> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let round: Promise<void> = Promise.resolve();
  const deliver = async () => {
    secret ??= readSecret(pool);
    await inBooks(pool, async (books) => {
      const ended = await expireSandboxPayments(books, clock());
      const given = await giveSandboxRefunds(books);
      for (const payment of [...ended, ...given]) await tell(books, payment);
    });
    while ((await deliverMessages({ pool, clock, secret: await secret })) > 0);
  };
  // one round at a time; a round that fails (the database is away) leaves its messages due
  const run = () => (round = round.then(deliver).catch(() => {}));
  return {
    find: (id) => findSandboxPayment(pool, id),
    moneyBack: (id) => loadMoneyBack(pool, id),
    act: async (id, action) => {
      const payment = await inBooks(pool, (books) =>
        isOfBank(action) ? actOfBank(books, { id, action }) : actOn(books, { id, action }),
      );
      if (payment !== null)
        await Promise.race([run(), new Promise((resolve) => setTimeout(resolve, FAREWELL_MILLIS))]);
      return payment;
    },
    start: () => {
      timer ??= setInterval(() => void run(), ROUND_MILLIS).unref();
    },
    stop: async () => {
      if (timer !== null) clearInterval(timer);
      await round;
    },
  };
}

const isOfBank = (action: PayerAction | BankAction): action is BankAction =>
  action === 'dispute' || action === 'lose' || action === 'win' || action === 'return';

async function actOfBank(
  books: Books,
  { id, action }: { id: string; action: BankAction },
): Promise<SandboxPayment | null> {
  if (action === 'dispute') await openSandboxDispute(books, id);
  if (action === 'lose') await decideSandboxDispute(books, { payment_id: id, state: 'lost' });
  if (action === 'win') await decideSandboxDispute(books, { payment_id: id, state: 'won' });
  if (action === 'return') await returnSandboxRefunds(books, id);
  const payment = await findSandboxPayment(books, id);
  if (payment !== null) await tell(books, payment);
  return payment;
}

async function actOn(
  books: Books,
  input: { id: string; action: PayerAction },
): Promise<SandboxPayment | null> {
  const { id, action } = input;
  const states = {
    pay: 'paid',
    refuse: 'refused',
    abandon: 'abandoned',
    pay_late: 'expired',
  } as const;
  const payment = await moveSandboxPayment(books, { id, from: ['open'], to: states[action] });
  if (payment !== null) await tell(books, payment);
  if (action !== 'pay_late') return payment;
  const late = await moveSandboxPayment(books, { id, from: ['expired'], to: 'paid' });
  if (late !== null) await tell(books, late);
  return late;
}
