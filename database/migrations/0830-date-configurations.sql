-- Templates of dates: weekdays and hours on the wall, from which availabilities are made. Nothing refers to one.

create table date_configurations (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  -- for the team
  name text not null,
  -- week, weekday, start_time and end_time of each date, as domain/date-configurations has them
  dates jsonb not null check (jsonb_typeof(dates) = 'array' and jsonb_array_length(dates) between 1 and 60),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid)
);
call protect_tenant_table('date_configurations');

create trigger version_moves before update of name, dates on date_configurations
  for each row when ((old.name, old.dates) is distinct from (new.name, new.dates)) execute function move_version();
