-- Stand-ins: one date names people of its own. They see that date with who is registered on it, and of what excludes what they count in place of the
-- people of the availability (decision 133).

create table availability_date_collaborators (
  organiser_id bigint not null references organisers (id),
  availability_id bigint not null,
  date_id bigint not null,
  collaborator_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (organiser_id, date_id, collaborator_id),
  foreign key (organiser_id, availability_id) references availabilities (organiser_id, id) on delete cascade,
  foreign key (organiser_id, date_id) references availability_dates (organiser_id, id) on delete cascade,
  foreign key (organiser_id, collaborator_id) references collaborators (organiser_id, id)
);
create index on availability_date_collaborators (organiser_id, collaborator_id, date_id);
create index on availability_date_collaborators (organiser_id, availability_id);
call protect_tenant_table('availability_date_collaborators');

-- As before (0710), with the people of the date in place of those of the availability.
create or replace function shares_of(organiser bigint, availability bigint, date bigint) returns bigint[]
language sql stable set search_path = public, pg_temp as $$
  with own as materialized (
    select collaborator_id from availability_date_collaborators where organiser_id = organiser and date_id = date
  )
  select coalesce(array_agg(distinct thing order by thing), '{}') from (
    select group_id as thing from synchronised_availabilities where organiser_id = organiser and availability_id = availability
    union all
    select resource_id from availability_resources
    where organiser_id = organiser and availability_id = availability and (date_id is null or date_id = date)
    union all
    select collaborator_id from own
    union all
    select collaborator_id from availability_collaborators
    where organiser_id = organiser and availability_id = availability and is_occupied and not exists (select from own)) things
$$;
create trigger shares after insert or update or delete on availability_date_collaborators for each row execute function follow_shares();

-- Past the policies, as in 0403: ids of the organiser and the collaborator of the transaction alone.
create function own_dates() returns bigint[] language sql stable security definer set search_path = public, pg_temp as
$$ select coalesce(array_agg(date_id), '{}') from availability_date_collaborators
   where organiser_id = current_organiser() and collaborator_id = current_collaborator() $$;
create function own_date_availabilities() returns bigint[] language sql stable security definer set search_path = public, pg_temp as
$$ select coalesce(array_agg(distinct availability_id), '{}') from availability_date_collaborators
   where organiser_id = current_organiser() and collaborator_id = current_collaborator() $$;
create function own_date_registrations() returns bigint[] language sql stable security definer set search_path = public, pg_temp as
$$ select coalesce(array_agg(distinct registration_id), '{}') from registration_dates
   where organiser_id = current_organiser() and date_id = any((select own_dates())::bigint[]) $$;
create function own_group_registrations() returns bigint[] language sql stable security definer set search_path = public, pg_temp as
$$ select coalesce(array_agg(id), '{}') from registrations
   where organiser_id = current_organiser() and availability_id = any((select own_availabilities())::bigint[]) $$;
revoke all on function own_dates, own_date_availabilities, own_date_registrations, own_group_registrations from public;
grant execute on function own_dates, own_date_availabilities, own_date_registrations, own_group_registrations to ribambelle_app;

create or replace function own_registrations() returns bigint[] language sql stable security definer set search_path = public, pg_temp as
$$ select own_group_registrations() || own_date_registrations() $$;
create or replace function own_participants() returns bigint[] language sql stable security definer set search_path = public, pg_temp as
$$ select coalesce(array_agg(distinct participant_id), '{}') from (
     select participant_id from registrations where organiser_id = current_organiser() and id = any((select own_registrations())::bigint[])
     union all
     select participant_id from waiting_list_entries where organiser_id = current_organiser() and availability_id = any((select own_availabilities())::bigint[])) own $$;
create or replace function own_customers() returns bigint[] language sql stable security definer set search_path = public, pg_temp as
$$ select coalesce(array_agg(distinct customer_id), '{}') from (
     select customer_id from registrations where organiser_id = current_organiser() and id = any((select own_registrations())::bigint[])
     union all
     select customer_id from waiting_list_entries where organiser_id = current_organiser() and availability_id = any((select own_availabilities())::bigint[])) own $$;

drop policy own_groups on availabilities;
call confine_to_own_groups('availabilities',
  'id = any((select own_availabilities())::bigint[]) or id = any((select own_date_availabilities())::bigint[])');
drop policy own_groups on availability_dates;
call confine_to_own_groups('availability_dates',
  'availability_id = any((select own_availabilities())::bigint[]) or id = any((select own_dates())::bigint[])');
drop policy own_groups on registrations;
call confine_to_own_groups('registrations',
  'availability_id = any((select own_availabilities())::bigint[]) or id = any((select own_date_registrations())::bigint[])');
-- of a registration the other dates stay hidden
drop policy own_groups on registration_dates;
call confine_to_own_groups('registration_dates',
  'registration_id = any((select own_group_registrations())::bigint[]) or date_id = any((select own_dates())::bigint[])');
call confine_to_own_groups('availability_date_collaborators',
  'availability_id = any((select own_availabilities())::bigint[]) or date_id = any((select own_dates())::bigint[])');
