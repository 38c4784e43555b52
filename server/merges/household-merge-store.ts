import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

interface Pair {
  readonly kept: number;
  readonly other: number;
  readonly now: string;
}

/**
 * Moves the households of the other participant to the kept one, each once; the family that kept
 * the other becomes one of them. Both are locked.
 */
export async function joinHouseholdsOfParticipants(
  db: Db,
  { kept, other, now }: Pair,
): Promise<void> {
  await sql`
    insert into participant_households (organiser_id, participant_id, customer_id, since)
    select k.organiser_id, k.id, o.customer_id, ${now} from participants k
    join participants o on o.organiser_id = k.organiser_id and o.id = ${other} and o.customer_id <> k.customer_id
    where k.id = ${kept} on conflict do nothing`.execute(db);
  await sql`
    update participant_households h set ended_at = ${now}
    where h.participant_id = ${other} and h.ended_at is null and (
      h.customer_id = (select customer_id from participants where id = ${kept})
      or exists (select from participant_households k where k.organiser_id = h.organiser_id and k.participant_id = ${kept}
        and k.customer_id = h.customer_id and k.ended_at is null))`.execute(db);
  await sql`update participant_households set participant_id = ${kept} where participant_id = ${other}`.execute(
    db,
  );
}

/**
 * Shares the children that are shared with the other family with the kept one, once; a child that
 * the kept family keeps itself is no longer shared with it. The children that the other family
 * keeps were moved before.
 */
export async function joinHouseholdsOfFamilies(db: Db, { kept, other, now }: Pair): Promise<void> {
  await sql`
    update participant_households h set ended_at = ${now}
    where h.customer_id in (${kept}, ${other}) and h.ended_at is null and (
      exists (select from participants p where p.organiser_id = h.organiser_id and p.id = h.participant_id and p.customer_id = ${kept})
      or h.customer_id = ${other} and exists (select from participant_households k where k.organiser_id = h.organiser_id
        and k.participant_id = h.participant_id and k.customer_id = ${kept} and k.ended_at is null))`.execute(
    db,
  );
  await sql`update participant_households set customer_id = ${kept} where customer_id = ${other}`.execute(
    db,
  );
}
