import {
  PROVIDER_KINDS,
  type ProviderCase,
  startCase,
} from '@ribambelle/testing/provider-cases.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const DEEDS = [
  'pay',
  'wait',
  'fail',
  'expire',
  'refund',
  'dashboard',
  'finish',
  'return',
  'dispute',
  'win',
  'lose',
] as const;

/** A history of one payment: what its payer, its bank and its seller do, in any order. */
const history = fc.array(fc.constantFrom(...DEEDS), { maxLength: 12 });

async function run(deed: (typeof DEEDS)[number], at: ProviderCase & { id: string; turn: number }) {
  const { id, turn, port, fake } = at;
  const payment = fake.books.get(id);
  const isPaid = payment.state === 'PAID';
  // different amounts: Mollie refuses the same one within an hour
  const amount = Math.min(10_00 + turn, fake.books.remaining(payment));
  if (deed === 'pay') fake.books.pay(id, 'bancontact');
  if (deed === 'wait') fake.books.putOnItsWay(id, 'bancontact');
  if (deed === 'fail' && payment.state === 'ON_ITS_WAY') fake.books.fail(id);
  if (deed === 'expire') fake.books.expire(id);
  if (deed === 'refund')
    await port.refund({
      provider_reference: id,
      refund_cuid: `${id}${turn}`,
      amount: 20_00 + turn,
    });
  if (deed === 'dashboard' && amount > 0) fake.books.refund(payment, { amount });
  if (deed === 'finish') fake.books.finishRefunds(id);
  if (deed === 'return') fake.books.failRefunds(id);
  if (deed === 'dispute' && isPaid && payment.disputes.length === 0) fake.books.dispute(id);
  if (deed === 'win') fake.books.decide(id, 'WON');
  if (deed === 'lose' && payment.disputes.some(({ state }) => state === 'OPEN'))
    fake.books.decide(id, 'LOST');
}

test.each(PROVIDER_KINDS)(
  '$name: one look after any history says what its books say',
  async (kind) => {
    const at = await startCase(kind);
    const { fake, port, open } = at;
    await fc.assert(
      fc.asyncProperty(history, async (deeds) => {
        const id = await open();
        for (const [turn, deed] of deeds.entries()) await run(deed, { ...at, id, turn });
        const payment = fake.books.get(id);
        const seen = await port.fetch(id);
        const states = { OPEN: 'PENDING', ON_ITS_WAY: 'PENDING', FAILED: 'REFUSED' };
        const { state } = payment;
        expect(seen?.state).toBe(
          state === 'OPEN' || state === 'ON_ITS_WAY' || state === 'FAILED' ? states[state] : state,
        );
        expect(seen?.on_its_way).toBe(state === 'ON_ITS_WAY');
        const byReference = (one: { reference: string }, other: { reference: string }) =>
          one.reference.localeCompare(other.reference);
        expect(seen?.refunds.toSorted(byReference)).toEqual(
          payment.refunds
            .map((refund) => ({
              reference: refund.id,
              refund_cuid: refund.metadata['refund_cuid'] ?? null,
              amount: refund.amount,
              state: refund.state,
            }))
            .toSorted(byReference),
        );
        const left = (seen?.refunds ?? [])
          .filter((refund) => refund.state !== 'FAILED')
          .reduce((sum, { amount }) => sum + amount, 0);
        const disputed = (seen?.disputes ?? [])
          .filter((dispute) => dispute.state !== 'WON')
          .reduce((sum, { amount }) => sum + amount, 0);
        const moved = fake.books.movements
          .filter(({ payment_id }) => payment_id === id)
          .reduce((sum, { amount }) => sum + amount, 0);
        expect((seen?.state === 'PAID' ? payment.amount : 0) - left - disputed).toBe(moved);
      }),
      { numRuns: 60 },
    );
  },
);
