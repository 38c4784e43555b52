-- What a receivable is for, found by the receivable alone: a member of a union that joins tables is read whole before the union is
-- joined to anything. One that reads a single table is looked into by its index, and the names beside it are read for the rows found.
create or replace view receivable_subjects with (security_invoker = true) as
  select r.organiser_id, r.receivable_id, r.cuid, r.reference,
    (select v.title from availabilities a join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
     where a.organiser_id = r.organiser_id and a.id = r.availability_id) as title,
    (select p.firstname from participants p where p.organiser_id = r.organiser_id and p.id = r.participant_id) as firstname,
    (select p.lastname from participants p where p.organiser_id = r.organiser_id and p.id = r.participant_id) as lastname,
    r.cancelled_at,
    (select a.start_at from availabilities a where a.organiser_id = r.organiser_id and a.id = r.availability_id) as start_at
  from registrations r
  union all
  select s.organiser_id, s.receivable_id, s.cuid, s.cuid,
    (select v.title from vouchers v where v.organiser_id = s.organiser_id and v.id = s.voucher_id),
    null, null, s.cancelled_at, null
  from customer_vouchers s;
