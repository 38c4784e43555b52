import type { Client } from 'pg';

/**
 * Sets two coming availabilities with few registrations to be cancelled automatically unless some
 * more come, on a day of this week, so that the first page of the back-office says so; a third has
 * enough. Each waits in the queue like those of staff.
 */
export async function addMinimums(client: Client, now: string): Promise<void> {
  await client.query(
    `with coming as (
       select a.organiser_id, a.id, a.registered, o.timezone, row_number() over (order by a.start_at, a.id) as turn
       from availabilities a join organisers o on o.id = a.organiser_id
       where a.start_at between $1::timestamptz + interval '6 days' and $1::timestamptz + interval '150 days' and not a.closed
         and a.registered between 1 and 9 and a.capacity >= a.registered + 2
     ), asked as (
       insert into automatic_cancellations (organiser_id, availability_id, minimum, decide_at)
       select organiser_id, id, case when turn <= 2 then registered + 2 else registered end,
         ((($1::timestamptz at time zone timezone)::date + turn::integer + 3)::timestamp at time zone timezone)
       from coming where turn <= 3
       returning organiser_id, availability_id, decide_at
     )
     select graphile_worker.add_job('decide-automatic-cancellation', run_at => decide_at, job_key => 'automatic-cancellation ' || availability_id,
       payload => json_build_object('organiser_id', organiser_id, 'availability_id', availability_id,
         'decide_at', to_char(decide_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
     from asked`,
    [now],
  );
}
