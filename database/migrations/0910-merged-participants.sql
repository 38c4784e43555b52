-- A participant who was entered twice (decision 161): the other is taken away for good, and who follows a link to it is led to the one that was kept.
create table merged_participants (
  organiser_id bigint not null references organisers (id),
  -- by what the other was named in an address
  cuid text not null,
  participant_id bigint not null,
  merged_by bigint not null,
  merged_at timestamptz not null,
  primary key (organiser_id, cuid),
  foreign key (organiser_id, participant_id) references participants (organiser_id, id),
  foreign key (organiser_id, merged_by) references collaborators (organiser_id, id)
);
create index on merged_participants (organiser_id, participant_id);
create index on merged_participants (organiser_id, merged_by);
call protect_tenant_table('merged_participants');
call confine_to_own_groups('merged_participants', 'participant_id = any((select own_participants())::bigint[])');

-- What staff changed of registrations names people by their id, and is written once: only a merge gives another id for the same person.
create function rename_in_changes(kept bigint, other bigint) returns void language plpgsql security definer
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
    and r.customer_id = (select customer_id from participants where organiser_id = organiser and id = kept)
    and other::text in (c.was ->> 'participant_id', c.became ->> 'participant_id');
end $$;
revoke all on function rename_in_changes from public;
grant execute on function rename_in_changes to ribambelle_app;
