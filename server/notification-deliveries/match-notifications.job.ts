import { concerns } from '@ribambelle/domain/notifications/concerns.ts';
import {
  NOTIFICATION_TRIGGERS,
  type NotificationTrigger,
  TRIGGER_RULES,
} from '@ribambelle/domain/notifications/triggers.ts';
import { z } from 'zod';
import type { Db } from '../database/transaction.ts';
import { job, type JobContext } from '../queue/job.ts';
import { addDeliveries } from './add-deliveries.ts';
import type { NotificationEvent } from '../events/notification-events.ts';
import { loadConcerned, loadConcernedByChanges, loadTriggered } from './triggered-views.ts';
import { sendEach } from './send-each.ts';

const payload = z.object({
  organiser_id: z.int(),
  at: z.string(),
  events: z.array(
    z.object({ trigger: z.enum(NOTIFICATION_TRIGGERS), id: z.int(), tell: z.boolean() }),
  ),
});

/**
 * Adds the deliveries that follow from the events of one transaction, and sends those that are due
 * at once. Run again, it adds none twice and goes on with what was not delivered.
 */
export const matchNotifications = job(
  { name: 'match-notifications', payload },
  async ({ payload: { at, events }, ...context }) => {
    const { inTenant } = context;
    const leads: number[] = [];
    const alike = Map.groupBy(events, ({ trigger, tell }) => `${trigger} ${tell}`);
    for (const some of alike.values())
      leads.push(...(await inTenant((db) => match(db, { events: some, at, context }))));
    await sendEach(context, leads);
  },
);

/** Adds the deliveries of events of one trigger; returns the first of those that are due now. */
async function match(
  db: Db,
  of: {
    readonly events: readonly NotificationEvent[];
    readonly at: string;
    readonly context: Pick<JobContext<unknown>, 'organiser' | 'now'>;
  },
): Promise<readonly number[]> {
  const { events, at, context } = of;
  const [first] = events;
  if (first === undefined) return [];
  const { trigger, tell } = first;
  const ids = events.map(({ id }) => id);
  const { subject } = TRIGGER_RULES[trigger];
  const definitions = await loadTriggered(db, { trigger });
  if (subject === null || definitions.length === 0) return [];
  const subjects = BY_CHANGE.has(trigger)
    ? await loadConcernedByChanges(db, ids)
    : await loadConcerned(db, { subject, ids });
  return addDeliveries(db, {
    subject,
    event: HAPPENS_ONCE.has(trigger) ? '' : `${trigger} ${at}`,
    happened_at: at,
    since: at,
    tell,
    pairs: definitions.flatMap((definition) =>
      subjects
        .filter((one) => concerns(definition, one))
        .map((one) => ({ definition, subject: one })),
    ),
    context,
  });
}

/** The events that happen once to a record. */
const HAPPENS_ONCE: ReadonlySet<NotificationTrigger> = new Set([
  'cart.processed',
  'registration.created',
  'membership.created',
  // once to each of its changes
  'registration.cancellation.restored',
  'registration.transfer.created',
]);

/** The events that are changes of a registration. */
const BY_CHANGE: ReadonlySet<NotificationTrigger> = new Set([
  'registration.cancellation.restored',
  'registration.transfer.created',
]);
