-- The further households of a child (decision 147); the one that keeps its record is participants.customer_id. One that has ended stays: what it ordered for the child stays its own.
create table participant_households (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  participant_id bigint not null,
  customer_id bigint not null,
  -- null where it kept the record before, and left the child to another one
  added_by bigint,
  since timestamptz not null,
  ended_at timestamptz,
  -- null where the family left by itself, or was erased
  ended_by bigint,
  primary key (organiser_id, id),
  check (ended_at is not null or ended_by is null),
  foreign key (organiser_id, participant_id) references participants (organiser_id, id),
  foreign key (organiser_id, customer_id) references customers (organiser_id, id),
  foreign key (organiser_id, added_by) references collaborators (organiser_id, id),
  foreign key (organiser_id, ended_by) references collaborators (organiser_id, id)
);
create unique index participant_households_now on participant_households (organiser_id, participant_id, customer_id) where ended_at is null;
create index on participant_households (organiser_id, participant_id);
create index on participant_households (organiser_id, customer_id);
create index on participant_households (organiser_id, added_by);
create index on participant_households (organiser_id, ended_by);
call protect_tenant_table('participant_households');
call confine_to_own_groups('participant_households', 'participant_id = any((select own_participants())::bigint[])');

-- whom one reaches of a child in the group: every household of it, whichever registered
create or replace function own_customers() returns bigint[] language sql stable security definer set search_path = public, pg_temp as
$$ select coalesce(array_agg(distinct customer_id), '{}') from (
     select customer_id from registrations where organiser_id = current_organiser() and id = any((select own_registrations())::bigint[])
     union all
     select customer_id from waiting_list_entries where organiser_id = current_organiser() and availability_id = any((select own_availabilities())::bigint[])
     union all
     select unnest(array[h.customer_id, p.customer_id]) from participant_households h
     join participants p on p.organiser_id = h.organiser_id and p.id = h.participant_id
     where h.organiser_id = current_organiser() and h.ended_at is null and h.participant_id = any((select own_participants())::bigint[])) own $$;
