-- Blocks: times at which a resource is not to be had, whatever its hours say (a leaking roof, a club that has the hall until June).

create table resource_blocks (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  -- for the team
  reason text not null default '',
  -- as it was said, on the clock of the organiser; whole days without hours
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  opens text,
  closes text,
  weekdays jsonb not null default '[1, 2, 3, 4, 5, 6, 7]' check (jsonb_array_length(weekdays) > 0),
  -- of its first time and of its last one
  start_at timestamptz not null,
  end_at timestamptz not null,
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, created_by) references collaborators (organiser_id, id),
  check (end_at > start_at),
  check ((opens is null) = (closes is null))
);
create index on resource_blocks (organiser_id, start_at desc, id);
call protect_tenant_table('resource_blocks');

create table resource_block_times (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  block_id bigint not null,
  resource_id bigint not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  primary key (organiser_id, id),
  foreign key (organiser_id, block_id) references resource_blocks (organiser_id, id),
  foreign key (organiser_id, resource_id) references resources (organiser_id, id),
  check (end_at > start_at)
);
create index on resource_block_times (organiser_id, block_id);
create index on resource_block_times (organiser_id, resource_id, end_at);
call protect_tenant_table('resource_block_times');

-- When resources are taken for good between two moments: booked and not cancelled, or blocked. The one place that says so, for who reads under the lock
-- and for who only looks.
create function taken_times(resources bigint[], since timestamptz, until timestamptz)
returns table (resource_id bigint, start_at timestamptz, end_at timestamptz, booking_id bigint, block_id bigint)
language sql stable set search_path = public, pg_temp as $$
  select d.resource_id, d.start_at, d.end_at, d.booking_id, null::bigint from booking_dates d
  where d.organiser_id = current_organiser() and d.resource_id = any(resources) and d.cancelled_at is null
    and d.end_at > since and (until is null or d.start_at < until)
  union all
  select t.resource_id, t.start_at, t.end_at, null::bigint, t.block_id from resource_block_times t
  where t.organiser_id = current_organiser() and t.resource_id = any(resources)
    and t.end_at > since and (until is null or t.start_at < until)
$$;
