-- A date that does not take place says so (decision 207): closing alone means that nobody new can register. Every reader of dates of registrations goes by
-- this and by what was taken off (server/database/takes-place.ts).

alter table availability_dates
  -- since when the date does not take place; null for one that does
  add column called_off_at timestamptz,
  add constraint availability_dates_called_off_is_closed check (called_off_at is null or status = 'CLOSED');

-- closed with its share taken off meant so until now; nobody comes to it, and it takes the time of nothing
update availability_dates d set called_off_at = now(), registered = 0
where d.status = 'CLOSED' and exists (
  select from registration_dates t where t.organiser_id = d.organiser_id and t.date_id = d.id and t.taken_off_amount is not null);

-- where such a date was opened again, whoever had its share taken off does not come
update availability_dates d set registered = coalesce((
  select sum(r.quantity) from registration_dates t join registrations r on r.organiser_id = t.organiser_id and r.id = t.registration_id
  where t.organiser_id = d.organiser_id and t.date_id = d.id and t.taken_off_amount is null
    and (r.cancelled_at is null or r.cancelled_at >= d.start_at)), 0)
where d.status <> 'CLOSED' and exists (
  select from registration_dates t where t.organiser_id = d.organiser_id and t.date_id = d.id and t.taken_off_amount is not null);
