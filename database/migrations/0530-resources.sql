-- Resources: what is booked by the hour (a hall, a court), and when and how it may be booked.

create table booking_configurations (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  -- for the team
  name text not null,
  -- what a booking costs by its length: duration in seconds, amount in minor units, the shortest first
  prices jsonb not null check (jsonb_array_length(prices) > 0),
  -- on which weekdays it is open from when until when, on the clock of the organiser
  opening_hours jsonb not null default '[]' check (jsonb_typeof(opening_hours) = 'array'),
  -- from which day to which day other hours hold, or none
  exceptions jsonb not null default '[]' check (jsonb_typeof(exceptions) = 'array'),
  minimum_participants integer not null default 1 check (minimum_participants between 1 and 1000),
  maximum_participants integer not null default 1 check (maximum_participants between minimum_participants and 1000),
  -- how far apart bookings begin, how long stays free around each, how long before and how far ahead one may book
  granularity_minutes integer not null default 60 check (granularity_minutes between 5 and 1440),
  buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 1440),
  notice_minutes integer not null default 0 check (notice_minutes between 0 and 100000),
  horizon_days integer not null default 30 check (horizon_days between 1 and 730),
  -- whether a booking may go on after midnight where the next day is open then
  crosses_days boolean not null default false,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid)
);
call protect_tenant_table('booking_configurations');

create trigger version_moves before update of name, prices, opening_hours, exceptions, minimum_participants, maximum_participants,
    granularity_minutes, buffer_minutes, notice_minutes, horizon_days, crosses_days on booking_configurations
  for each row when ((old.name, old.prices, old.opening_hours, old.exceptions, old.minimum_participants, old.maximum_participants,
      old.granularity_minutes, old.buffer_minutes, old.notice_minutes, old.horizon_days, old.crosses_days)
    is distinct from (new.name, new.prices, new.opening_hours, new.exceptions, new.minimum_participants, new.maximum_participants,
      new.granularity_minutes, new.buffer_minutes, new.notice_minutes, new.horizon_days, new.crosses_days))
  execute function move_version();

create table resources (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  name jsonb not null,
  description jsonb not null default '{}',
  location_id bigint,
  booking_configuration_id bigint not null,
  published boolean not null default true,
  "order" integer not null default 0,
  search_name tsvector not null generated always as (
    search_vector(coalesce(name ->> 'fr', '') || ' ' || coalesce(name ->> 'en', ''))) stored,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, location_id) references locations (organiser_id, id),
  foreign key (organiser_id, booking_configuration_id) references booking_configurations (organiser_id, id)
);
create index on resources (organiser_id, published, "order", id);
create index on resources (organiser_id, "order", id);
create index on resources (organiser_id, booking_configuration_id);
create index on resources (organiser_id, location_id) where location_id is not null;
call protect_tenant_table('resources');

create table resource_images (
  organiser_id bigint not null references organisers (id),
  resource_id bigint not null,
  file_id bigint not null,
  "order" integer not null default 0,
  primary key (organiser_id, resource_id, file_id),
  foreign key (organiser_id, resource_id) references resources (organiser_id, id),
  foreign key (organiser_id, file_id) references files (organiser_id, id)
);
create index on resource_images (organiser_id, file_id);
call protect_tenant_table('resource_images');

create trigger pages_changed after insert or update or delete on booking_configurations for each row execute function notify_pages_changed();
create trigger pages_changed after insert or update or delete on resources for each row execute function notify_pages_changed();
create trigger pages_changed after insert or update or delete on resource_images for each row execute function notify_pages_changed();
