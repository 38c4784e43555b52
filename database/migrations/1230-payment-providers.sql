-- The accounts of an organiser at payment providers: one key each, for tests or for real money, sealed in the vault and bound to its row.
-- A disconnected one stays, without its key, for the payments that came through it.
create table payment_providers (
  organiser_id bigint not null references organisers,
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  provider text not null check (provider in ('mollie', 'stripe')),
  mode text not null check (mode in ('TEST', 'LIVE')),
  -- whose account it is, as the provider says
  account_reference text not null,
  account_name text not null,
  key_sealed text,
  signing_secret_sealed text,
  -- the last characters of the key, to tell keys apart
  key_end text not null,
  connected_by bigint,
  connected_at timestamptz not null,
  disconnected_at timestamptz,
  check ((key_sealed is null) = (disconnected_at is not null)),
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, connected_by) references collaborators
);
call protect_tenant_table('payment_providers');
create unique index payment_providers_account on payment_providers (organiser_id, provider, mode, account_reference)
  where disconnected_at is null;

-- The methods of an account, by the names and logos that the provider told. Staff may hide one.
create table payment_provider_methods (
  organiser_id bigint not null references organisers,
  payment_provider_id bigint not null,
  name text not null,
  labels jsonb not null,
  logo_file_id bigint,
  position integer not null,
  active boolean not null default true,
  primary key (organiser_id, payment_provider_id, name),
  foreign key (organiser_id, payment_provider_id) references payment_providers,
  foreign key (organiser_id, logo_file_id) references files (organiser_id, id)
);
call protect_tenant_table('payment_provider_methods');

-- The account that collects in each mode; null for the sandbox in a test, and for nobody with real money.
alter table organisers add column test_provider_id bigint, add column live_provider_id bigint;
alter table organisers
  add foreign key (id, test_provider_id) references payment_providers (organiser_id, id),
  add foreign key (id, live_provider_id) references payment_providers (organiser_id, id);

alter table payments
  -- the account that collects it; null for the sandbox, and for money that no provider collects
  add column payment_provider_id bigint,
  -- the provider's name of the method, once one is chosen
  add column provider_method text,
  -- the family has done its part, and its bank takes days
  add column on_its_way boolean not null default false,
  add foreign key (organiser_id, payment_provider_id) references payment_providers (organiser_id, id);
create index payments_of_provider on payments (organiser_id, payment_provider_id) where payment_provider_id is not null;
create index payments_on_their_way on payments (organiser_id, created_at) where on_its_way;
