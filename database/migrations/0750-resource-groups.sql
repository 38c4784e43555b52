-- Groups of resources: courts, rooms, boats. A resource may be in several.

create table resource_groups (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  name jsonb not null,
  "order" integer not null default 0,
  search_name tsvector not null generated always as (
    search_vector(coalesce(name ->> 'fr', '') || ' ' || coalesce(name ->> 'en', ''))) stored,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid)
);
create index on resource_groups (organiser_id, "order", id);
call protect_tenant_table('resource_groups');

create trigger version_moves before update of name, "order" on resource_groups
  for each row when ((old.name, old."order") is distinct from (new.name, new."order"))
  execute function move_version();

create table resource_group_members (
  organiser_id bigint not null references organisers (id),
  resource_id bigint not null,
  group_id bigint not null,
  primary key (organiser_id, resource_id, group_id),
  foreign key (organiser_id, resource_id) references resources (organiser_id, id),
  foreign key (organiser_id, group_id) references resource_groups (organiser_id, id)
);
create index on resource_group_members (organiser_id, group_id);
call protect_tenant_table('resource_group_members');

create trigger pages_changed after insert or update or delete on resource_groups for each row execute function notify_pages_changed();
create trigger pages_changed after insert or update or delete on resource_group_members for each row execute function notify_pages_changed();
