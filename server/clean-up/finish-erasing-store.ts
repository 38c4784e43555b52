import type pg from 'pg';

/** The participants of erased families who are no longer expected. */
const PAST = `
  select p.organiser_id, p.id from participants p
  join customers c on c.organiser_id = p.organiser_id and c.id = p.customer_id
  where c.deleted_at is not null and p.firstname <> '—' and not exists (
    select from registrations r join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    where r.organiser_id = p.organiser_id and r.participant_id = p.id and r.cancelled_at is null and a.end_at > $1)`;

/**
 * The ended registrations by erased families of children who stayed with another family: nothing of
 * the child is erased, but the texts of the order are.
 */
const OVER = `
  select r.organiser_id, r.id from participant_households h
  join customers c on c.organiser_id = h.organiser_id and c.id = h.customer_id and c.deleted_at is not null
  join registrations r on r.organiser_id = h.organiser_id and r.participant_id = h.participant_id and r.customer_id = h.customer_id
  join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
  where h.ended_at is not null and (r.cancelled_at is not null or a.end_at <= $1)`;

/**
 * The registrations whose texts are erased: of participants who are no longer expected, and of
 * children who stayed with others.
 */
const DONE = `
  select r.organiser_id, r.id from registrations r join (${PAST}) past
    on past.organiser_id = r.organiser_id and past.id = r.participant_id
  union ${OVER}`;

/**
 * Erases the name and the answers of participants of erased accounts once they are no longer
 * expected; returns their number.
 */
export async function finishErasing(owner: pg.Pool, now: string): Promise<number> {
  await owner.query(
    `delete from custom_field_answers a using (${PAST}) past
     where a.organiser_id = past.organiser_id and a.participant_id = past.id`,
    [now],
  );
  await owner.query(
    `delete from registration_questions q using (${DONE}) r
     where q.organiser_id = r.organiser_id and q.registration_id = r.id`,
    [now],
  );
  await owner.query(
    `update registration_options o set content = null from (${DONE}) r
     where o.organiser_id = r.organiser_id and o.registration_id = r.id and o.content is not null`,
    [now],
  );
  await owner.query(
    `update attendance_marks m set reason = null, message = '' from (${DONE}) r
     where m.organiser_id = r.organiser_id and m.registration_id = r.id and m.kind = 'ABSENT' and (m.reason is not null or m.message <> '')`,
    [now],
  );
  await owner.query(
    `delete from notes n using (${DONE}) r
     where n.organiser_id = r.organiser_id and n.list = 'registrations' and n.record_id = r.id`,
    [now],
  );
  const { rowCount } = await owner.query(
    `update participants p set firstname = '—', lastname = '', updated_at = $1 from (${PAST}) past
     where p.organiser_id = past.organiser_id and p.id = past.id`,
    [now],
  );
  return rowCount ?? 0;
}
