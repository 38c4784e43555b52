-- Days on which an organiser, or the schools of a community, are closed: said by name where dates are planned (decision 153).

create table closed_periods (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  name jsonb not null,
  -- both included
  first_day date not null,
  last_day date not null,
  -- whose school holiday it is; null for one of the organiser's own
  community text check (community in ('FRENCH', 'FLEMISH')),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  check (last_day between first_day and first_day + 400)
);
create index closed_periods_by_day on closed_periods (organiser_id, first_day, id);
create index closed_periods_until on closed_periods (organiser_id, last_day, first_day);
call protect_tenant_table('closed_periods');

create trigger version_moves before update of name, first_day, last_day, community on closed_periods
  for each row when ((old.name, old.first_day, old.last_day, old.community)
    is distinct from (new.name, new.first_day, new.last_day, new.community)) execute function move_version();
