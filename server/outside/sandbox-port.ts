import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import {
  chargeSandboxMandate,
  endSandboxMandate,
  findSandboxCharge,
  findSandboxPayment,
  insertSandboxPayment,
  loadMoneyBack,
  isSigned,
  moveSandboxPayment,
  type MessageBody,
  readSecret,
  refundSandboxPayment,
  bodyOf,
  inBooks,
  type SandboxPayment,
  SIGNATURE_HEADER,
  tell,
} from '../sandbox/index.ts';
import type { PaymentPort, PaymentProvider, ProviderPayment } from './payment-port.ts';

const body = z.object({
  id: z.string().min(1).max(200),
  payment: z.object({
    id: z.string().min(1).max(100),
    payment_cuid: z.string().min(1).max(64),
    state: z.enum(['open', 'paid', 'refused', 'abandoned', 'expired']),
    amount: z.int(),
    currency: z.string().max(3),
    keep: z.boolean().default(false),
    refunds: z.array(
      z.object({
        id: z.string().min(1).max(200),
        refund_cuid: z.string().max(64).nullable(),
        amount: z.int().positive(),
        state: z.enum(['sent', 'done', 'failed']),
      }),
    ),
    disputes: z.array(
      z.object({
        id: z.string().min(1).max(200),
        amount: z.int().positive(),
        state: z.enum(['open', 'lost', 'won']),
      }),
    ),
  }),
});

const STATES = {
  open: 'PENDING',
  paid: 'PAID',
  refused: 'REFUSED',
  abandoned: 'ABANDONED',
  expired: 'EXPIRED',
} as const;
const REFUND_STATES = { sent: 'SENT', done: 'DONE', failed: 'FAILED' } as const;
const DISPUTE_STATES = { open: 'OPEN', lost: 'LOST', won: 'WON' } as const;

/** Creates the built-in provider, which serves everybody and knows no accounts. */
export function sandboxProvider(pool: pg.Pool): PaymentProvider {
  const port = sandboxPort(pool);
  return {
    port: () => port,
    account: async () => null,
    listen: async () => null,
    unlisten: async () => {},
  };
}

/**
 * Creates the port to the built-in provider: a page on our own site, messages signed with
 * HMAC-SHA256 and a moment.
 */
function sandboxPort(pool: pg.Pool): PaymentPort {
  let secret: Promise<string> | null = null;
  return {
    open: async (order) => {
      const id = newName();
      const {
        return_url,
        cancel_url,
        webhook_url,
        description,
        language,
        amount,
        currency,
        payment_cuid,
        expires_at,
        keep,
      } = order;
      const payment = await insertSandboxPayment(pool, {
        id,
        payment_cuid,
        amount,
        currency,
        description,
        language,
        return_url,
        cancel_url,
        webhook_url,
        expires_at,
        keep,
      });
      const checkout_url = new URL(`/sandbox/pay/${payment.id}`, webhook_url).href;
      return { provider_reference: payment.id, checkout_url, expires_at: payment.expires_at };
    },
    read: async (message) => {
      secret ??= readSecret(pool);
      const header = message.headers.get(SIGNATURE_HEADER);
      if (!isSigned(message.body, { header, secret: await secret, now: message.now })) return null;
      const result = body.safeParse(parsed(message.body));
      return result.success
        ? { message_id: result.data.id, payment: providerPayment(result.data) }
        : 'UNREADABLE';
    },
    fetch: async (provider_reference) => {
      const payment = await findSandboxPayment(pool, provider_reference);
      return payment === null ? null : present(pool, payment);
    },
    end: (id) =>
      inBooks(pool, async (books) => {
        const payment = await moveSandboxPayment(books, { id, from: ['open'], to: 'abandoned' });
        if (payment !== null) await tell(books, payment);
      }),
    refund: async (order) => {
      const { provider_reference: id, refund_cuid, amount } = order;
      const accepted = await inBooks(pool, async (books) => {
        const refund = await refundSandboxPayment(books, { id, refund_cuid, amount });
        if (refund?.done_now === true) await tell(books, refund.payment);
        return refund;
      });
      if (accepted === null || accepted.refund.state === 'failed') return null;
      const { id: provider_reference, state } = accepted.refund;
      return { provider_reference, state: REFUND_STATES[state] };
    },
    charge: async ({ mandate_reference: mandate, ...order }) => {
      const payment = await chargeSandboxMandate(pool, { ...order, mandate, id: newName() });
      return payment === null
        ? { code: 'mandate_over', advice: 'NEVER' as const }
        : present(pool, payment);
    },
    findCharge: async ({ mandate_reference: mandate, payment_cuid }) => {
      const payment = await findSandboxCharge(pool, { mandate, payment_cuid });
      return payment === null ? null : present(pool, payment);
    },
    endMandate: ({ mandate_reference }) => endSandboxMandate(pool, mandate_reference),
    // its books are ours: there is nothing to compare
    list: async () => [],
    payouts: async () => null,
  };
}

/** Draws a new name of the sandbox's for a payment. */
function newName(): string {
  return `sbx_${randomBytes(12).toString('hex')}`;
}

/** Returns the sandbox's present view of a payment. */
async function present(pool: pg.Pool, payment: SandboxPayment): Promise<ProviderPayment> {
  const money = await loadMoneyBack(pool, payment.id);
  return providerPayment(bodyOf(payment, { ...money, message_id: payment.id }));
}

/** The card that everybody pays with in the sandbox. */
const CARD = { method: 'card', label: 'Visa ···· 4242', valid_until: null };

function providerPayment({ payment }: MessageBody): ProviderPayment {
  const { id: provider_reference, payment_cuid, amount, currency } = payment;
  return {
    provider_reference,
    payment_cuid,
    state: STATES[payment.state],
    on_its_way: false,
    method: null,
    amount,
    currency,
    refunds: payment.refunds.map(({ id: reference, state, ...refund }) => ({
      ...refund,
      reference,
      state: REFUND_STATES[state],
    })),
    disputes: payment.disputes.map(({ id: reference, state, ...dispute }) => ({
      ...dispute,
      reference,
      state: DISPUTE_STATES[state],
    })),
    ...(payment.keep && payment.state === 'paid'
      ? {
          mandate: {
            ...CARD,
            customer_reference: provider_reference,
            mandate_reference: provider_reference,
          },
        }
      : {}),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
