-- Who became one of two participants is renamed in what was changed of registrations (0910): in those of every family that has, or had, one of both (decisions 147 and 162),
-- as its registrations stay with it.
drop function rename_in_changes(bigint, bigint);
create function rename_in_changes_of_households(kept bigint, other bigint) returns void language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
declare
  organiser bigint := current_organiser();
  families bigint[];
begin
  select array(select p.customer_id union select h.customer_id from participant_households h
    where h.organiser_id = organiser and h.participant_id = kept and h.ended_at is null)
  into families from participants p where p.organiser_id = organiser and p.id = kept;
  -- of the organiser of the transaction, within the families of the kept one
  if not exists (select from participants o where o.organiser_id = organiser and o.id = other and o.customer_id = any(families)) then
    raise exception 'Not two participants of one family';
  end if;
  update registration_changes c set
    was = case when c.was ->> 'participant_id' = other::text then jsonb_set(c.was, '{participant_id}', to_jsonb(kept)) else c.was end,
    became = case when c.became ->> 'participant_id' = other::text then jsonb_set(c.became, '{participant_id}', to_jsonb(kept)) else c.became end
  from registrations r
  where c.organiser_id = organiser and r.organiser_id = c.organiser_id and r.id = c.registration_id
    and (r.customer_id = any(families)
      or r.customer_id in (select customer_id from participant_households where organiser_id = organiser and participant_id in (kept, other)
        union select customer_id from moved_participants where organiser_id = organiser and participant_id in (kept, other)))
    and other::text in (c.was ->> 'participant_id', c.became ->> 'participant_id');
end $$;
revoke all on function rename_in_changes_of_households from public;
grant execute on function rename_in_changes_of_households to ribambelle_app;
