-- Customers, their addresses and participants, custom fields and the answers to them (1 §3.1).

create table customers (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  firstname text not null,
  lastname text not null,
  email text not null,
  phone text not null default '',
  language text not null default 'fr' check (language in ('fr', 'en')),
  password_hash text,
  -- the balance: the sum of wallet_movements, moved by the same statement that adds a movement
  wallet_amount integer not null default 0 check (wallet_amount >= 0),
  terms_accepted_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as
    (to_tsvector('simple', searchable(firstname || ' ' || lastname || ' ' || email || ' ' || replace(email, '@', ' ') || ' ' || phone))) stored,
  primary key (organiser_id, id),
  unique (organiser_id, cuid)
);
create unique index customers_email on customers (organiser_id, lower(email)) where deleted_at is null;
create index on customers (organiser_id, lastname, firstname, id) where deleted_at is null;
create index on customers using gin (search);
call protect_tenant_table('customers');

create table addresses (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  customer_id bigint not null,
  address text not null default '',
  street text not null,
  number text not null,
  postcode text not null,
  city text not null,
  state text,
  country text not null default 'BE',
  longitude double precision,
  latitude double precision,
  primary key (organiser_id, id),
  unique (organiser_id, customer_id),
  foreign key (organiser_id, customer_id) references customers (organiser_id, id)
);
call protect_tenant_table('addresses');

create table participants (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  customer_id bigint not null,
  firstname text not null,
  lastname text not null,
  birthdate date,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (to_tsvector('simple', searchable(firstname || ' ' || lastname))) stored,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, customer_id) references customers (organiser_id, id)
);
create index on participants (organiser_id, customer_id);
create index on participants (organiser_id, lastname, firstname, id) where deleted_at is null;
create index on participants using gin (search);
call protect_tenant_table('participants');

create table custom_fields (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  entity text not null check (entity in ('CUSTOMERS', 'PARTICIPANTS')),
  type text not null check (type in ('TEXT', 'LONGTEXT', 'DATE', 'CHOICES_SINGLE', 'CHOICES_MULTIPLE')),
  title jsonb not null,
  description jsonb not null default '{}',
  required boolean not null default false,
  active boolean not null default true,
  deferred boolean not null default false,
  "order" integer not null default 0,
  pattern text,
  -- [{ "id": 1, "label": { "fr": "…", "en": "…" } }]
  choices jsonb not null default '[]',
  created_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid)
);
call protect_tenant_table('custom_fields');

create table custom_field_answers (
  organiser_id bigint not null references organisers (id),
  field_id bigint not null,
  customer_id bigint,
  participant_id bigint,
  data text not null,
  foreign key (organiser_id, field_id) references custom_fields (organiser_id, id),
  foreign key (organiser_id, customer_id) references customers (organiser_id, id),
  foreign key (organiser_id, participant_id) references participants (organiser_id, id),
  check (num_nonnulls(customer_id, participant_id) = 1)
);
create unique index on custom_field_answers (organiser_id, customer_id, field_id) where customer_id is not null;
create unique index on custom_field_answers (organiser_id, participant_id, field_id) where participant_id is not null;
call protect_tenant_table('custom_field_answers');

-- Sessions of customers and collaborators; the token itself is never stored, only its SHA-256.
create table sessions (
  organiser_id bigint not null references organisers (id),
  token_hash bytea not null primary key,
  customer_id bigint,
  collaborator_id bigint,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  foreign key (organiser_id, customer_id) references customers (organiser_id, id),
  foreign key (organiser_id, collaborator_id) references collaborators (organiser_id, id),
  check (num_nonnulls(customer_id, collaborator_id) = 1)
);
create index on sessions (organiser_id, customer_id);
create index on sessions (organiser_id, collaborator_id);
create index on sessions (expires_at);
call protect_tenant_table('sessions');

create table password_links (
  organiser_id bigint not null references organisers (id),
  token_hash bytea not null primary key,
  customer_id bigint,
  collaborator_id bigint,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (organiser_id, customer_id) references customers (organiser_id, id),
  foreign key (organiser_id, collaborator_id) references collaborators (organiser_id, id),
  check (num_nonnulls(customer_id, collaborator_id) = 1)
);
create index on password_links (organiser_id, customer_id);
call protect_tenant_table('password_links');

-- How often a limited thing was tried in a window of time; shared by all processes.
create table rate_limits (
  key text not null,
  window_start timestamptz not null,
  tries integer not null default 1,
  primary key (key, window_start)
);
grant select, insert, update, delete on rate_limits to ribambelle_app;

-- The three doors through which a request finds its organiser before one is known.
create function organiser_of_host(wanted text) returns bigint language sql stable security definer set search_path = public as
$$ select organiser_id from host_names where hostname = wanted $$;

create function organiser_of_session(hash bytea) returns bigint language sql stable security definer set search_path = public as
$$ select organiser_id from sessions where token_hash = hash $$;

create function collaborators_of_email(wanted text)
returns table (organiser_id bigint, id bigint, password_hash text, totp_secret text)
language sql stable security definer set search_path = public as
$$ select c.organiser_id, c.id, c.password_hash, c.totp_secret from collaborators c
   where lower(c.email) = lower(wanted) and c.active order by c.organiser_id $$;
