-- Organisers with their settings and defaults (1 §9.2), the host names of their storefronts, their collaborators.

create table organisers (
  id bigint primary key default new_id(),
  cuid text not null unique default new_cuid(),
  name text not null,
  legal_name text not null default '',
  email text not null default '',
  phone text not null default '',
  street text not null default '',
  number text not null default '',
  postcode text not null default '',
  city text not null default '',
  country text not null default 'BE',
  logo_file_id bigint,
  accent_color text not null default '#e67e22' check (accent_color ~ '^#[0-9a-f]{6}$'),
  language text not null default 'fr' check (language in ('fr', 'en')),
  languages text[] not null default '{fr,en}',
  currency text not null default 'EUR',
  timezone text not null default 'Europe/Brussels',
  bank_account text not null default '',
  bank_account_holder text not null default '',
  bank_identifier text not null default '',
  bank_transfers_activated boolean not null default true,
  online_payments_activated boolean not null default false,
  online_payments_enforced_for_deposits boolean not null default false,
  customer_participant_created boolean not null default true,
  coupons_enabled boolean not null default true,
  cart_minutes integer not null default 15 check (cart_minutes between 1 and 1440),
  payment_reference_prefix text not null default '' check (payment_reference_prefix ~ '^[0-9]{0,4}$'),
  -- what the customer pays on top of a cart: a fixed amount in minor units and a share in basis points (3 §9)
  service_fee_amount integer not null default 0 check (service_fee_amount >= 0),
  service_fee_percentage integer not null default 0 check (service_fee_percentage between 0 and 10000),
  -- payment methods in the order of their priority: [{ "type": "IMMEDIATE", "priority": 1 }]
  payment_methods jsonb not null default '[{"type":"DELAYED","priority":1}]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table organisers enable row level security;
create policy tenant on organisers using (id = current_organiser()) with check (id = current_organiser());
grant select, update on organisers to ribambelle_app;

create table host_names (
  hostname text primary key,
  organiser_id bigint not null references organisers (id)
);
create index on host_names (organiser_id);
call protect_tenant_table('host_names');

create table files (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null unique default new_cuid(),
  name text not null,
  content_type text not null,
  width integer,
  height integer,
  data bytea not null,
  created_at timestamptz not null default now(),
  primary key (organiser_id, id)
);
call protect_tenant_table('files');

create table collaborator_roles (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  name text not null,
  permissions text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid)
);
call protect_tenant_table('collaborator_roles');

create table collaborators (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  firstname text not null,
  lastname text not null,
  email text not null,
  phone text not null default '',
  language text not null default 'fr' check (language in ('fr', 'en')),
  role_id bigint not null,
  password_hash text,
  totp_secret text,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, role_id) references collaborator_roles (organiser_id, id)
);
create unique index collaborators_email on collaborators (organiser_id, lower(email));
create index on collaborators (lower(email));
create index on collaborators (organiser_id, role_id);
call protect_tenant_table('collaborators');
