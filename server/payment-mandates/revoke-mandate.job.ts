import { z } from 'zod';
import { portOfAccount } from '../payment-providers/index.ts';
import { job } from '../queue/job.ts';
import { lockMandate } from './mandate-store.ts';

/** Ends a mandate at its provider; retries when the provider does not answer. */
export const revokeMandate = job(
  {
    name: 'revoke-mandate',
    payload: z.object({ organiser_id: z.int(), payment_mandate_id: z.int() }),
  },
  async ({ payload, outside, inTenant }) => {
    const mandate = await inTenant((db) => lockMandate(db, payload.payment_mandate_id));
    const { state, customer_reference, mandate_reference, payment_provider_id } = mandate;
    if (state !== 'ENDED' || customer_reference === null || mandate_reference === null) return;
    const port = await portOfAccount(payment_provider_id, { outside, inTenant });
    await port?.endMandate({ customer_reference, mandate_reference });
  },
);
