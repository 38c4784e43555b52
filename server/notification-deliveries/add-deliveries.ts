import { decideDelivery } from '@ribambelle/domain/notifications/deliveries.ts';
import type { NotificationSubject } from '@ribambelle/domain/notifications/triggers.ts';
import type { Db } from '../database/transaction.ts';
import type { JobContext } from '../queue/job.ts';
import { deliveryFacts, dueAtOf, lockWaiting } from './delivery-facts.ts';
import {
  endDeliveries,
  insertDeliveries,
  type NewDelivery,
  queueNext,
  setDue,
  takeNow,
} from './delivery-store.ts';
import {
  type ConcernedSubject,
  loadNotified,
  type TriggeredDefinition,
} from './triggered-views.ts';

/**
 * Adds a delivery for each definition, thing and recipient, and sets when it is due; what could
 * only come too late ends at once. Returns the first delivery of each e-mail that is due now.
 */
export async function addDeliveries(
  db: Db,
  input: {
    readonly subject: NotificationSubject;
    readonly event: string;
    readonly by_hand?: boolean;
    /** False when staff wanted no e-mail about it: it ends at once. */
    readonly tell?: boolean;
    readonly happened_at: string;
    readonly since: string;
    readonly pairs: readonly {
      readonly definition: TriggeredDefinition;
      readonly subject: ConcernedSubject;
    }[];
    readonly context: Pick<JobContext<unknown>, 'organiser' | 'now'>;
  },
): Promise<readonly number[]> {
  const { pairs, context, by_hand = false, tell = true, ...of } = input;
  const { organiser, now } = context;
  const deliveries: NewDelivery[] = [];
  for (const { definition, subject } of pairs)
    for (const recipient of await recipientsOf(db, definition))
      deliveries.push({
        definition_id: definition.id,
        customer_id: subject.customer_id,
        subject_id: subject.id,
        registration_change_id: subject.registration_change_id,
        ...recipient,
      });
  const ids = await insertDeliveries(db, { ...of, by_hand, deliveries, now });
  if (!tell) {
    const ended = ids.map((id) => ({ id, state: 'SKIPPED', reason: 'NOT_TOLD' }) as const);
    await endDeliveries(db, { ended, now });
    return [];
  }
  await computeDue(db, { ids, zone: organiser.timezone, now });
  const leads = await takeNow(db, { ids, now });
  await queueNext(db, now);
  return leads;
}

/** Sets when deliveries are due as things are now, and ends those that nothing can make due. */
export async function computeDue(
  db: Db,
  {
    ids,
    zone,
    now,
  }: { readonly ids: readonly number[]; readonly zone: string; readonly now: string },
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await lockWaiting(db, ids);
  const never = rows.flatMap((row) => {
    const decision = decideDelivery(deliveryFacts(row, zone), now);
    return decision.state === 'SKIPPED' && NEVER.has(decision.reason)
      ? [{ id: row.id, ...decision }]
      : [];
  });
  await endDeliveries(db, { ended: never, now });
  await setDue(
    db,
    rows.map((row) => ({
      id: row.id,
      due_at: dueAtOf(row, zone) ?? row.over_at,
      version: row.version,
    })),
  );
}

/** Reasons that time alone cannot mend. */
const NEVER: ReadonlySet<string> = new Set(['NO_DATE', 'TOO_LATE', 'OVER']);

type Recipient = Pick<NewDelivery, 'collaborator_id' | 'address'>;

async function recipientsOf(
  db: Db,
  { recipient_type, recipient, collaborator_ids }: TriggeredDefinition,
): Promise<readonly Recipient[]> {
  if (recipient_type === 'CUSTOMERS') return [{ collaborator_id: null, address: null }];
  if (recipient_type === 'ADDRESS') return [{ collaborator_id: null, address: recipient }];
  const colleagues = await loadNotified(db, collaborator_ids);
  return colleagues.map((collaborator_id) => ({ collaborator_id, address: null }));
}
