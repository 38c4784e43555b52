-- A report that is sent each week. A job works at `next_at` and moves it on in the same transaction, so that each due moment is worked once.
create table report_schedules (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  -- who made it
  collaborator_id bigint not null,
  -- the report with its grouping and, where it has one, its period: {"report": "payments", "by": "day", "period": "LAST_WEEK"}
  request jsonb not null,
  -- 1 for Monday to 7 for Sunday, and the hour on the organiser's clock
  weekday smallint not null check (weekday between 1 and 7),
  hour smallint not null check (hour between 0 and 23),
  -- the address of the back-office, for the links
  origin text not null,
  paused boolean not null default false,
  next_at timestamptz not null,
  sent_at timestamptz,
  created_at timestamptz not null,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, collaborator_id) references collaborators (organiser_id, id)
);
create index on report_schedules (organiser_id, collaborator_id);

create table report_recipients (
  organiser_id bigint not null,
  report_schedule_id bigint not null,
  collaborator_id bigint not null,
  primary key (organiser_id, report_schedule_id, collaborator_id),
  foreign key (organiser_id, report_schedule_id) references report_schedules (organiser_id, id) on delete cascade,
  foreign key (organiser_id, collaborator_id) references collaborators (organiser_id, id)
);
create index on report_recipients (organiser_id, collaborator_id);
call protect_tenant_table('report_schedules');
call protect_tenant_table('report_recipients');
