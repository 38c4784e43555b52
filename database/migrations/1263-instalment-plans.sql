-- The ways in which an organiser lets families pay in instalments: a first part, then equal parts, on a day of each month or on fixed days.
create table instalment_plans (
  organiser_id bigint not null references organisers,
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  title jsonb not null,
  -- the first part: an amount, else a percentage in basis points, 0 for none
  deposit_amount integer check (deposit_amount > 0),
  deposit_percentage integer not null default 0 check (deposit_percentage between 0 and 9900),
  parts integer not null check (parts between 1 and 24),
  day_of_month integer not null default 1 check (day_of_month between 1 and 28),
  -- in place of the months, when there are some
  dates jsonb not null default '[]',
  minimum_amount integer not null default 0 check (minimum_amount >= 0),
  after_start boolean not null default false,
  activity_ids bigint[] not null default '{}',
  active boolean not null default true,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid)
);
create index on instalment_plans (organiser_id, created_at desc, id);
call protect_tenant_table('instalment_plans');
-- the organiser is kept in memory with its plans
create trigger pages_changed after insert or update or delete on instalment_plans for each row execute function notify_pages_changed();
create trigger version_moves before update of title, deposit_amount, deposit_percentage, parts, day_of_month, dates, minimum_amount, after_start, activity_ids, active on instalment_plans
  for each row when ((old.title, old.deposit_amount, old.deposit_percentage, old.parts, old.day_of_month, old.dates, old.minimum_amount, old.after_start, old.activity_ids, old.active)
    is distinct from (new.title, new.deposit_amount, new.deposit_percentage, new.parts, new.day_of_month, new.dates, new.minimum_amount, new.after_start, new.activity_ids, new.active)) execute function move_version();
