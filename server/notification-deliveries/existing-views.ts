import type { Dependencies } from '@ribambelle/domain/notifications/concerns.ts';
import type { NotificationTrigger } from '@ribambelle/domain/notifications/triggers.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** The records that exist already, by trigger, in SQL, in the order of their ids. */
function existingOf(
  trigger: NotificationTrigger,
  of: { readonly about: Dependencies; readonly beyond: number; readonly now: string },
): RawBuilder<{ id: number }> | null {
  const { about, beyond, now } = of;
  if (trigger === 'registration.created')
    return sql`select r.id from registrations r
      join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
      where r.id > ${beyond} and r.cancelled_at is null and a.end_at > ${now}
        and (${about.global} or a.activity_id = any(${about.activity_ids}::bigint[])
          or exists (select from activity_categories c where c.organiser_id = a.organiser_id and c.activity_id = a.activity_id and c.category_id = any(${about.category_ids}::bigint[])))
      order by r.id`;
  if (trigger === 'membership.created')
    return sql`select m.id from customer_memberships m
      where m.id > ${beyond} and m.cancelled_at is null and m.expires_at > ${now}
        and (${about.global} or m.membership_id = any(${about.membership_ids}::bigint[]))
      order by m.id`;
  return null;
}

/**
 * Finds records that exist already and a notification could be about: registrations that are
 * neither cancelled nor over, memberships that have not expired; none for other triggers.
 */
export async function findExisting(
  db: Db,
  of: {
    readonly trigger: NotificationTrigger;
    readonly about: Dependencies;
    readonly beyond: number;
    readonly limit: number;
    readonly now: string;
  },
): Promise<readonly number[]> {
  const existing = existingOf(of.trigger, of);
  if (existing === null) return [];
  const { rows } = await sql<{ id: number }>`${existing} limit ${of.limit}`.execute(db);
  return rows.map(({ id }) => id);
}
