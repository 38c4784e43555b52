-- Segments: customers, participants or availabilities by what is asked of them, under a name.

create table segments (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  entity text not null check (entity in ('CUSTOMERS', 'PARTICIPANTS', 'AVAILABILITIES')),
  -- for the team; of a default one it is written where it is read
  name text not null,
  -- rules and groups of rules, as domain/segments/segment.ts has them
  conditions jsonb not null check (jsonb_typeof(conditions -> 'rules') = 'array'),
  -- all of an entity, which every organiser has
  is_default boolean not null default false,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid)
);
create unique index segments_default on segments (organiser_id, entity) where is_default;
call protect_tenant_table('segments');

create trigger version_moves before update of name, conditions on segments
  for each row when ((old.name, old.conditions) is distinct from (new.name, new.conditions)) execute function move_version();
create trigger pages_changed after insert or update or delete on segments for each row execute function notify_pages_changed();

create function add_default_segments() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into segments (organiser_id, entity, name, conditions, is_default)
  select new.id, entity, entity, '{"match": "ALL", "rules": []}', true
  from unnest(array['CUSTOMERS', 'PARTICIPANTS', 'AVAILABILITIES']) entity;
  return null;
end $$;
create trigger default_segments after insert on organisers for each row execute function add_default_segments();

insert into segments (organiser_id, entity, name, conditions, is_default)
select organisers.id, entity, entity, '{"match": "ALL", "rules": []}', true
from organisers, unnest(array['CUSTOMERS', 'PARTICIPANTS', 'AVAILABILITIES']) entity;
