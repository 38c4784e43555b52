-- Exclusions: dates of different availabilities that share something (a hall, somebody who cannot be in two places, or being the same hour offered twice)
-- and of which, at overlapping times, only one can be sold (R20). The rule is domain/availabilities/exclusions.ts.

-- The same hour offered in several ways: the availabilities of one group exclude each other.
create table synchronised_availabilities (
  organiser_id bigint not null,
  availability_id bigint not null,
  group_id bigint not null,
  primary key (organiser_id, availability_id),
  foreign key (organiser_id, availability_id) references availabilities (organiser_id, id) on delete cascade
);
create index on synchronised_availabilities (organiser_id, group_id);
call protect_tenant_table('synchronised_availabilities');
call confine_to_own_groups('synchronised_availabilities', 'availability_id = any((select own_availabilities())::bigint[])');

-- What an availability needs on all of its dates, or on one.
create table availability_resources (
  organiser_id bigint not null,
  id bigint not null default new_id(),
  availability_id bigint not null,
  resource_id bigint not null,
  date_id bigint,
  primary key (organiser_id, id),
  foreign key (organiser_id, availability_id) references availabilities (organiser_id, id) on delete cascade,
  foreign key (organiser_id, date_id) references availability_dates (organiser_id, id) on delete cascade,
  foreign key (organiser_id, resource_id) references resources (organiser_id, id)
);
create unique index on availability_resources (organiser_id, availability_id, resource_id, coalesce(date_id, 0));
create index on availability_resources (organiser_id, resource_id);
create index on availability_resources (organiser_id, date_id) where date_id is not null;
call protect_tenant_table('availability_resources');
call confine_to_own_groups('availability_resources', 'availability_id = any((select own_availabilities())::bigint[])');

-- whoever is attached and cannot be elsewhere at the time
alter table availability_collaborators add column is_occupied boolean not null default false;

-- What each date shares, kept beside it: the ids of groups, resources and collaborators. Nobody who shares nothing pays for it.
alter table availability_dates add column shares bigint[] not null default '{}';
create index availability_dates_sharing on availability_dates (organiser_id, availability_id) where shares <> '{}';
create index availability_dates_shares on availability_dates using gin (shares) where shares <> '{}';

create function shares_of(organiser bigint, availability bigint, date bigint) returns bigint[]
language sql stable set search_path = public, pg_temp as $$
  select coalesce(array_agg(distinct thing order by thing), '{}') from (
    select group_id as thing from synchronised_availabilities where organiser_id = organiser and availability_id = availability
    union all
    select resource_id from availability_resources
    where organiser_id = organiser and availability_id = availability and (date_id is null or date_id = date)
    union all
    select collaborator_id from availability_collaborators
    where organiser_id = organiser and availability_id = availability and is_occupied) things
$$;

-- dates that are added to what shares something, found in one statement (migration 0242)
create function share_added_dates() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update availability_dates d set shares = shares_of(d.organiser_id, d.availability_id, d.id)
  from (select organiser_id, id from changed c
    where exists (select from synchronised_availabilities s where s.organiser_id = c.organiser_id and s.availability_id = c.availability_id)
      or exists (select from availability_resources r where r.organiser_id = c.organiser_id and r.availability_id = c.availability_id)
      or exists (select from availability_collaborators p
        where p.organiser_id = c.organiser_id and p.availability_id = c.availability_id and p.is_occupied)) added
  where d.organiser_id = added.organiser_id and d.id = added.id;
  return null;
end $$;
create trigger shares_added after insert on availability_dates
referencing new table as changed for each statement execute function share_added_dates();

create function follow_shares() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update availability_dates d set shares = shares_of(d.organiser_id, d.availability_id, d.id)
  where d.organiser_id = coalesce(new.organiser_id, old.organiser_id)
    and d.availability_id = coalesce(new.availability_id, old.availability_id)
    and d.shares is distinct from shares_of(d.organiser_id, d.availability_id, d.id);
  return null;
end $$;
create trigger shares after insert or update or delete on synchronised_availabilities for each row execute function follow_shares();
create trigger shares after insert or update or delete on availability_resources for each row execute function follow_shares();
create trigger shares after insert or update or delete on availability_collaborators for each row execute function follow_shares();

-- Availabilities, and with them those that exclude one of their dates that is not over: whoever takes places of the ones locks the others too.
-- With what is to be shared and a time to which a date is to be moved, those that it would exclude as well.
create function with_excluded(organiser bigint, wanted bigint[], at timestamptz,
  also_shares bigint[] default '{}', also_start timestamptz default null, also_end timestamptz default null)
returns bigint[] language plpgsql stable set search_path = public, pg_temp as $$
declare
  own record;
  found bigint[] := wanted;
begin
  for own in
    select d.start_at, d.end_at, d.shares || also_shares as shares from availability_dates d
    where d.organiser_id = organiser and d.availability_id = any(wanted) and d.end_at > at
      and (d.shares <> '{}' or also_shares <> '{}')
    union all
    select also_start, also_end, d.shares from availability_dates d
    where also_start is not null and d.organiser_id = organiser and d.availability_id = any(wanted) and d.shares <> '{}'
  loop
    found := found || array(
      select distinct o.availability_id from availability_dates o
      where o.organiser_id = organiser and o.shares && own.shares and o.shares <> '{}'
        and o.start_at < own.end_at and o.end_at > own.start_at);
  end loop;
  return found;
end $$;

-- Whether a date is taken by what nobody of these availabilities is: places sold or offered of a date that shares something with it at its time.
create function is_taken_beside(date availability_dates, besides bigint[]) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (select from availability_dates o
    where o.organiser_id = date.organiser_id and o.shares && date.shares and o.shares <> '{}'
      and o.start_at < date.end_at and o.end_at > date.start_at and o.availability_id <> date.availability_id
      and o.availability_id <> all(besides) and o.registered + o.offered > 0)
$$;
