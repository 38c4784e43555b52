-- The attendance register (decision 154): every mark stays as it was made, and what the marks of a date say together stands on the date of the registration.
alter table registration_dates add column absent_at timestamptz;

create table attendance_marks (
  organiser_id bigint not null references organisers (id),
  -- made on the phone, so that a mark that is sent twice is one
  cuid text not null,
  registration_id bigint not null,
  date_id bigint not null,
  kind text not null check (kind in ('ARRIVED', 'LEFT', 'ABSENT', 'TAKEN_BACK')),
  -- when they arrived or left, as the mark says; of an absence when it was said
  at timestamptz not null,
  -- when it was made, by the clock of the phone
  made_at timestamptz not null,
  -- marks of the same date that it takes back
  takes_back text[] not null default '{}',
  reason text check (reason in ('ILL', 'EXCUSED', 'UNANNOUNCED')),
  message text not null default '',
  made_by bigint not null,
  -- when it was received
  created_at timestamptz not null,
  primary key (organiser_id, cuid),
  check (kind = 'ABSENT' or (reason is null and message = '')),
  foreign key (organiser_id, registration_id) references registrations (organiser_id, id),
  foreign key (organiser_id, date_id) references availability_dates (organiser_id, id),
  foreign key (organiser_id, made_by) references collaborators (organiser_id, id)
);
create index on attendance_marks (organiser_id, date_id, registration_id);
create index on attendance_marks (organiser_id, registration_id);
call protect_tenant_table('attendance_marks');
call confine_to_own_groups('attendance_marks',
  'registration_id = any((select own_group_registrations())::bigint[]) or date_id = any((select own_dates())::bigint[])');
-- why somebody was not there is erased with their family; nothing else ever changes
revoke update, delete on attendance_marks from ribambelle_app;
grant update (reason, message) on attendance_marks to ribambelle_app;
