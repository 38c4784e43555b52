import { TRIGGER_RULES } from '@ribambelle/domain/notifications/triggers.ts';
import { z } from 'zod';
import type { Db } from '../database/transaction.ts';
import { job, type JobContext } from '../queue/job.ts';
import { addDeliveries } from './add-deliveries.ts';
import { findExisting } from './existing-views.ts';
import { loadConcerned, loadTriggered } from './triggered-views.ts';

/** Records that are included in one transaction. */
const AT_ONCE = 500;

/**
 * Adds deliveries for what existed before a definition became active, for definitions by date
 * alone: some in a transaction, until all are included. What was due before this moment ends as too
 * late.
 */
export const includeExisting = job(
  {
    name: 'include-existing',
    payload: z.object({ organiser_id: z.int(), notification_definition_id: z.int() }),
  },
  async (context) => {
    const { inTenant, give_way, payload } = context;
    let beyond: number | null = 0;
    while (beyond !== null) {
      await give_way();
      const last: number = beyond;
      const id = payload.notification_definition_id;
      beyond = await inTenant((db) => includeSome(db, { id, beyond: last, context }));
    }
  },
);

/** Includes the next records; returns the last of them, null when there are no more. */
async function includeSome(
  db: Db,
  of: {
    readonly id: number;
    readonly beyond: number;
    readonly context: Pick<JobContext<unknown>, 'organiser' | 'now'>;
  },
): Promise<number | null> {
  const { id, beyond, context } = of;
  const { now } = context;
  const [definition] = await loadTriggered(db, { id });
  if (definition === undefined || definition.delay_type === 'AFTER_TRIGGER') return null;
  const { trigger } = definition;
  const { subject } = TRIGGER_RULES[trigger];
  const ids = await findExisting(db, { trigger, about: definition, beyond, limit: AT_ONCE, now });
  const last = ids.at(-1);
  if (subject === null || last === undefined) return null;
  const subjects = await loadConcerned(db, { subject, ids });
  await addDeliveries(db, {
    subject,
    event: '',
    happened_at: now,
    since: now,
    pairs: subjects.map((one) => ({ definition, subject: one })),
    context,
  });
  return last;
}
