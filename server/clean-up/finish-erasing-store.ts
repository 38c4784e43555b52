import type pg from 'pg';

/** Erased families of whom somebody was still expected, and is no more. */
const PAST = `
  select p.organiser_id, p.id from participants p
  join customers c on c.organiser_id = p.organiser_id and c.id = p.customer_id
  where c.deleted_at is not null and p.firstname <> '—' and not exists (
    select from registrations r join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    where r.organiser_id = p.organiser_id and r.participant_id = p.id and r.cancelled_at is null and a.end_at > $1)`;

/** Takes the name and the answers off participants of erased accounts once they are no longer expected; answers how many. */
export async function finishErasing(owner: pg.Pool, now: string): Promise<number> {
  await owner.query(
    `delete from custom_field_answers a using (${PAST}) past
     where a.organiser_id = past.organiser_id and a.participant_id = past.id`,
    [now],
  );
  await owner.query(
    `delete from registration_questions q using registrations r, (${PAST}) past
     where r.organiser_id = past.organiser_id and r.participant_id = past.id
       and q.organiser_id = r.organiser_id and q.registration_id = r.id`,
    [now],
  );
  await owner.query(
    `update registration_options o set content = null from registrations r, (${PAST}) past
     where r.organiser_id = past.organiser_id and r.participant_id = past.id
       and o.organiser_id = r.organiser_id and o.registration_id = r.id`,
    [now],
  );
  await owner.query(
    `update attendance_marks m set reason = null, message = '' from registrations r, (${PAST}) past
     where r.organiser_id = past.organiser_id and r.participant_id = past.id
       and m.organiser_id = r.organiser_id and m.registration_id = r.id and m.kind = 'ABSENT'`,
    [now],
  );
  await owner.query(
    `delete from notes n using registrations r, (${PAST}) past
     where r.organiser_id = past.organiser_id and r.participant_id = past.id
       and n.organiser_id = r.organiser_id and n.list = 'registrations' and n.record_id = r.id`,
    [now],
  );
  const { rowCount } = await owner.query(
    `update participants p set firstname = '—', lastname = '', updated_at = $1 from (${PAST}) past
     where p.organiser_id = past.organiser_id and p.id = past.id`,
    [now],
  );
  return rowCount ?? 0;
}
