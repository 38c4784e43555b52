-- What is sold: categories, locations, activities, availabilities with their dates, options and questions (2 §3).
-- Bilingual texts are { "fr": "…", "en": "…" } (R21).

create table category_groups (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  title jsonb not null,
  scope text not null default 'PRIMARY' check (scope in ('PRIMARY', 'SECONDARY')),
  "order" integer not null default 0,
  primary key (organiser_id, id),
  unique (organiser_id, cuid)
);
call protect_tenant_table('category_groups');

create table categories (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  group_id bigint not null,
  title jsonb not null,
  -- what our generator draws for its activities while they have no picture
  motif text not null default 'paper',
  "order" integer not null default 0,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, group_id) references category_groups (organiser_id, id)
);
create index on categories (organiser_id, group_id);
call protect_tenant_table('categories');

create table locations (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  name text not null,
  title jsonb not null default '{}',
  street text not null default '',
  number text not null default '',
  postcode text not null default '',
  city text not null default '',
  country text not null default 'BE',
  longitude double precision,
  latitude double precision,
  active boolean not null default true,
  primary key (organiser_id, id),
  unique (organiser_id, cuid)
);
call protect_tenant_table('locations');

create table activities (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  slug text not null,
  title jsonb not null,
  description jsonb not null default '{}',
  instructions jsonb not null default '{}',
  age_minimum integer check (age_minimum >= 0),
  age_maximum integer check (age_maximum >= 0),
  default_capacity integer check (default_capacity >= 0),
  default_price integer not null default 0 check (default_price >= 0),
  default_deposit integer not null default 0 check (default_deposit >= 0),
  registration_flow text not null default 'AVAILABILITIES' check (registration_flow in ('AVAILABILITIES', 'REQUEST')),
  allow_registrations_after_start boolean not null default false,
  published boolean not null default true,
  "order" integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (to_tsvector('simple',
    searchable(coalesce(title ->> 'fr', '') || ' ' || coalesce(title ->> 'en', '')))) stored,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  unique (organiser_id, slug)
);
create index on activities (organiser_id, published, "order", id);
create index on activities using gin (search);
call protect_tenant_table('activities');

create table activity_images (
  organiser_id bigint not null references organisers (id),
  activity_id bigint not null,
  file_id bigint not null,
  "order" integer not null default 0,
  primary key (organiser_id, activity_id, file_id),
  foreign key (organiser_id, activity_id) references activities (organiser_id, id),
  foreign key (organiser_id, file_id) references files (organiser_id, id)
);
create index on activity_images (organiser_id, file_id);
call protect_tenant_table('activity_images');

create table activity_categories (
  organiser_id bigint not null references organisers (id),
  activity_id bigint not null,
  category_id bigint not null,
  primary key (organiser_id, activity_id, category_id),
  foreign key (organiser_id, activity_id) references activities (organiser_id, id),
  foreign key (organiser_id, category_id) references categories (organiser_id, id)
);
create index on activity_categories (organiser_id, category_id, activity_id);
call protect_tenant_table('activity_categories');

create table availabilities (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  activity_id bigint not null,
  location_id bigint,
  -- what staff decided (closed) and what follows from the places (status); FULL is kept up by whoever moves places
  closed boolean not null default false,
  status text not null default 'OPEN' check (status in ('OPEN', 'CLOSED', 'FULL', 'OVERLAP')),
  -- from the first date to the last one, kept up with the dates
  start_at timestamptz not null,
  end_at timestamptz not null,
  registrations_start_at timestamptz,
  registrations_end_at timestamptz,
  price integer not null check (price >= 0),
  deposit integer not null default 0 check (deposit >= 0),
  capacity integer check (capacity >= 0),
  registered integer not null default 0 check (registered >= 0),
  age_minimum integer check (age_minimum >= 0),
  age_maximum integer check (age_maximum >= 0),
  -- weekdays of its dates in the organiser's zone, 1 Monday to 7 Sunday, kept up with the dates
  weekdays smallint[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, activity_id) references activities (organiser_id, id),
  foreign key (organiser_id, location_id) references locations (organiser_id, id),
  check (end_at > start_at)
);
create index on availabilities (organiser_id, activity_id, status, start_at, id);
create index on availabilities (organiser_id, status, start_at, id);
create index on availabilities (organiser_id, start_at, id);
create index on availabilities (organiser_id, location_id, start_at, id);
call protect_tenant_table('availabilities');

create table availability_dates (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  availability_id bigint not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'CLOSED', 'FULL', 'OVERLAP')),
  -- null: as many as the availability has places
  capacity integer check (capacity >= 0),
  registered integer not null default 0 check (registered >= 0),
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, availability_id) references availabilities (organiser_id, id),
  check (end_at > start_at)
);
create index on availability_dates (organiser_id, availability_id, start_at);
create index on availability_dates (organiser_id, start_at, availability_id);
call protect_tenant_table('availability_dates');

create table options (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  activity_id bigint not null,
  title jsonb not null,
  description jsonb not null default '{}',
  answer_required boolean not null default false,
  active boolean not null default true,
  "order" integer not null default 0,
  primary key (organiser_id, id),
  foreign key (organiser_id, activity_id) references activities (organiser_id, id)
);
create index on options (organiser_id, activity_id);
call protect_tenant_table('options');

create table option_prices (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  option_id bigint not null,
  label jsonb not null default '{}',
  -- minor units, and a share of the base price in basis points
  amount integer not null default 0,
  percentage integer not null default 0,
  "order" integer not null default 0,
  active boolean not null default true,
  primary key (organiser_id, id),
  foreign key (organiser_id, option_id) references options (organiser_id, id)
);
create index on option_prices (organiser_id, option_id);
call protect_tenant_table('option_prices');

create table questions (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  activity_id bigint not null,
  type text not null check (type in ('TEXT', 'DATE', 'CHOICES_SINGLE', 'CHOICES_MULTIPLE')),
  title jsonb not null,
  description jsonb not null default '{}',
  required boolean not null default false,
  active boolean not null default true,
  "order" integer not null default 0,
  -- [{ "id": 1, "label": { "fr": "…", "en": "…" }, "order": 1 }]
  choices jsonb not null default '[]',
  primary key (organiser_id, id),
  foreign key (organiser_id, activity_id) references activities (organiser_id, id)
);
create index on questions (organiser_id, activity_id);
call protect_tenant_table('questions');
