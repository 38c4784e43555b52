-- Volume discounts: what is taken off the second child, the fifth place or the third date of a family.

create table volume_discounts (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  title jsonb not null,
  -- what is counted, and from the how-manieth to the how-manieth it is reduced
  counts text not null default 'PARTICIPANTS' check (counts in ('PARTICIPANTS', 'PLACES', 'DATES')),
  from_rank integer not null default 2 check (from_rank between 2 and 1000),
  to_rank integer check (to_rank between from_rank and 1000),
  -- whether each activity is counted by itself
  same_activity boolean not null default false,
  -- whether what the family bought before is counted too
  counts_held boolean not null default true,
  -- what it takes off a place: minor units, or basis points
  amount integer check (amount > 0),
  percentage integer check (percentage between 1 and 10000),
  -- it counts and reduces what begins in this period
  period_starts_at timestamptz,
  period_ends_at timestamptz,
  -- when it is given
  starts_at timestamptz,
  ends_at timestamptz,
  -- for which activities, by their ids; none is all of them. In the row, so that a cart reads them with it
  activity_ids bigint[] not null default '{}',
  active boolean not null default true,
  search_title tsvector not null generated always as (search_vector(coalesce(title ->> 'fr', '') || ' ' || coalesce(title ->> 'en', ''))) stored,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  check ((amount is null) <> (percentage is null)),
  check (period_starts_at < period_ends_at),
  check (starts_at < ends_at)
);
create index on volume_discounts (organiser_id, created_at desc, id);
create index on volume_discounts (organiser_id, active, created_at desc, id);
call protect_tenant_table('volume_discounts');

create trigger version_moves before update of title, counts, from_rank, to_rank, same_activity, counts_held, amount, percentage, period_starts_at,
    period_ends_at, starts_at, ends_at, activity_ids, active on volume_discounts
  for each row when ((old.title, old.counts, old.from_rank, old.to_rank, old.same_activity, old.counts_held, old.amount, old.percentage,
      old.period_starts_at, old.period_ends_at, old.starts_at, old.ends_at, old.activity_ids, old.active)
    is distinct from (new.title, new.counts, new.from_rank, new.to_rank, new.same_activity, new.counts_held, new.amount, new.percentage,
      new.period_starts_at, new.period_ends_at, new.starts_at, new.ends_at, new.activity_ids, new.active))
  execute function move_version();

-- What volume discounts took off each item of a cart when its payment was begun, beside cart_item_ids: a list of lines an item, or nothing at all.
alter table payments
  add column cart_item_volume_lines jsonb not null default '[]';
