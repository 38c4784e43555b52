import { canonicalInstant } from '@ribambelle/domain/base/instants.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { decideAutomaticRenewal } from '@ribambelle/domain/memberships/automatic-renewal.ts';
import { z } from 'zod';
import { queueJob } from '../events/queue-job.ts';
import { job } from '../queue/job.ts';
import { lockCustomerMembership, noteAnnounced } from './customer-membership-store.ts';
import { findCustomerMembership } from './customer-membership-views.ts';
import { sellNextCycle } from './sell-next-cycle.ts';

/**
 * Follows a membership that renews itself: tells its family, then sells its next cycle, each once
 * and under the lock of the customer; in between it queues itself for the next step
 * (docs/algorithms/memberships.md).
 */
export const renewMembership = job(
  {
    name: 'renew-membership',
    payload: z.object({
      organiser_id: z.int(),
      customer_membership_id: z.int(),
      held_until: z.string().optional(),
    }),
  },
  async ({ payload, organiser, now, inTenant }) => {
    const { timezone } = organiser;
    const { customer_membership_id: id } = payload;
    await inTenant(async (db, emit) => {
      const lockedRow = await lockCustomerMembership(db, { id });
      if (lockedRow === undefined) return;
      const row = await findCustomerMembership(db, { cuid: lockedRow.cuid });
      if (row === undefined) return;
      const held_until = canonicalInstant(row.ends_at) ?? row.ends_at;
      if (payload.held_until !== undefined && payload.held_until !== held_until) return;
      const owed_amount = sumAmounts(row.cycles.map((cycle) => cycle.owed_amount));
      const decision = decideAutomaticRenewal(
        { ...row, held_until, owed_amount },
        { now, timezone },
      );
      const again = (run_at: string) =>
        queueJob(db, {
          name: 'renew-membership',
          payload: { customer_membership_id: id, held_until },
          key: `membership renewal ${id}`,
          run_at,
          now,
        });
      if (decision.step === 'WAIT') await again(decision.until);
      if (decision.step === 'ANNOUNCE') {
        await noteAnnounced(db, { id, held_until, price: row.price, now });
        emit('membership.renewal.announced', { customer_membership_id: id, held_until });
        await again(decision.renews_at);
      }
      if (decision.step === 'RENEW') await sellNextCycle(db, { emit, organiser, row, now });
    });
  },
);
