-- As before (0910), and in what a family changed to which somebody belonged before (decision 162): its registrations stay with it, and their changes name whoever became one in another family.
create or replace function rename_in_changes(kept bigint, other bigint) returns void language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
declare
  organiser bigint := current_organiser();
begin
  -- of the organiser of the transaction, within one family
  if not exists (select from participants k join participants o on o.organiser_id = k.organiser_id and o.customer_id = k.customer_id
    where k.organiser_id = organiser and k.id = kept and o.id = other) then
    raise exception 'Not two participants of one family';
  end if;
  update registration_changes c set
    was = case when c.was ->> 'participant_id' = other::text then jsonb_set(c.was, '{participant_id}', to_jsonb(kept)) else c.was end,
    became = case when c.became ->> 'participant_id' = other::text then jsonb_set(c.became, '{participant_id}', to_jsonb(kept)) else c.became end
  from registrations r
  where c.organiser_id = organiser and r.organiser_id = c.organiser_id and r.id = c.registration_id
    and r.customer_id in (select customer_id from participants where organiser_id = organiser and id = kept
      union select customer_id from moved_participants where organiser_id = organiser and participant_id in (kept, other))
    and other::text in (c.was ->> 'participant_id', c.became ->> 'participant_id');
end $$;
