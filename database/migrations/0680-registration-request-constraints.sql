-- What a participant must have, or may not have more of, of an activity that is registered for by request (1 §3.4, decision 109).

create table registration_request_constraints (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  activity_id bigint not null,
  label jsonb not null,
  type text not null check (type in ('registrations.count.minimum', 'registrations.count.maximum', 'locations.count.minimum',
    'locations.count.maximum')),
  -- { count, availabilities: [what is counted together], period_start, period_end }
  payload jsonb not null check ((payload ->> 'count')::integer between 1 and 400),
  "order" integer not null default 0,
  -- one that warns, and does not refuse
  optional boolean not null default false,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, activity_id) references activities (organiser_id, id)
);
create index on registration_request_constraints (organiser_id, activity_id, "order", id);
call protect_tenant_table('registration_request_constraints');

create trigger pages_changed after insert or update or delete on registration_request_constraints
  for each row execute function notify_pages_changed();
