-- What a family can ask of an activity that is registered for by request: of how many availabilities.

create table registration_request_tiers (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  activity_id bigint not null,
  name jsonb not null,
  -- how many availabilities are chosen, at least and at most
  minimum_availabilities integer not null check (minimum_availabilities between 1 and 50),
  maximum_availabilities integer not null check (maximum_availabilities between 1 and 50),
  "order" integer not null default 0,
  -- what is no longer offered stays on the requests that were made for it
  active boolean not null default true,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, activity_id) references activities (organiser_id, id),
  check (minimum_availabilities <= maximum_availabilities)
);
create index on registration_request_tiers (organiser_id, activity_id, "order", id);
call protect_tenant_table('registration_request_tiers');

create trigger pages_changed after insert or update or delete on registration_request_tiers
  for each row execute function notify_pages_changed();
