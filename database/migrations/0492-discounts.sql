-- Discounts: what is taken off registrations of some families without a code.

create table discounts (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  title jsonb not null,
  -- what it takes off a place: minor units, or basis points
  amount integer check (amount > 0),
  percentage integer check (percentage between 1 and 10000),
  starts_at timestamptz,
  ends_at timestamptz,
  -- for which families and which activities, by their ids; none is all of them. Lists in the row, so that a price reads them with it
  customer_ids bigint[] not null default '{}',
  activity_ids bigint[] not null default '{}',
  active boolean not null default true,
  search_title tsvector not null generated always as (search_vector(coalesce(title ->> 'fr', '') || ' ' || coalesce(title ->> 'en', ''))) stored,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  check ((amount is null) <> (percentage is null)),
  check (starts_at < ends_at)
);
create index on discounts (organiser_id, created_at desc, id);
create index on discounts (organiser_id, active, created_at desc, id);
call protect_tenant_table('discounts');

create trigger version_moves before update of title, amount, percentage, starts_at, ends_at, customer_ids, activity_ids, active on discounts
  for each row when ((old.title, old.amount, old.percentage, old.starts_at, old.ends_at, old.customer_ids, old.activity_ids, old.active)
    is distinct from (new.title, new.amount, new.percentage, new.starts_at, new.ends_at, new.customer_ids, new.activity_ids, new.active))
  execute function move_version();
