-- Money: payments and refunds are rows with a state; what they pay is an append-only ledger; so is the wallet.

create table payments (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  customer_id bigint not null,
  -- what it is for: a cart at checkout, or what remains of one registration or cart later
  cart_id bigint,
  registration_id bigint,
  method text not null check (method in ('ONLINE', 'TRANSFER', 'WALLET', 'CASH', 'OTHER')),
  strategy text check (strategy in ('IMMEDIATE', 'IMMEDIATE_DEPOSIT', 'DELAYED', 'WALLET')),
  amount integer not null check (amount > 0),
  state text not null check (state in ('PENDING', 'PAID', 'REFUSED', 'ABANDONED', 'EXPIRED', 'REFUNDED')),
  provider text,
  provider_reference text,
  checkout_url text,
  return_url text,
  -- until when the provider's payment page can be paid
  expires_at timestamptz,
  -- PAID money that found its places gone went to the wallet (R12)
  late boolean not null default false,
  message text not null default '',
  created_by bigint,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, customer_id) references customers (organiser_id, id),
  foreign key (organiser_id, cart_id) references carts (organiser_id, id),
  foreign key (organiser_id, registration_id) references registrations (organiser_id, id),
  foreign key (organiser_id, created_by) references collaborators (organiser_id, id)
);
create unique index on payments (organiser_id, provider, provider_reference) where provider_reference is not null;
create index on payments (organiser_id, customer_id, created_at desc, id);
create index on payments (organiser_id, cart_id);
create index on payments (organiser_id, registration_id);
create index on payments (organiser_id, state, created_at desc, id);
create index on payments (organiser_id, created_at desc, id);
call protect_tenant_table('payments');

-- What a payment paid: a registration, or (registration_id null) the service fee of its cart. Append-only; minor units.
create table payment_allocations (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  payment_id bigint not null,
  registration_id bigint,
  amount integer not null,
  created_at timestamptz not null default now(),
  primary key (organiser_id, id),
  foreign key (organiser_id, payment_id) references payments (organiser_id, id),
  foreign key (organiser_id, registration_id) references registrations (organiser_id, id)
);
create index on payment_allocations (organiser_id, payment_id);
create index on payment_allocations (organiser_id, registration_id);
call protect_tenant_table('payment_allocations');

-- Every message a provider sent us, once; a repeated one changes nothing (R13).
create table provider_messages (
  organiser_id bigint not null references organisers (id),
  provider text not null,
  message_id text not null,
  provider_reference text not null,
  payload jsonb not null,
  outcome text not null,
  received_at timestamptz not null default now(),
  primary key (organiser_id, provider, message_id)
);
call protect_tenant_table('provider_messages');

create table refunds (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  payment_id bigint not null,
  amount integer not null check (amount > 0),
  state text not null check (state in ('PENDING', 'DONE', 'REFUSED')),
  provider_reference text,
  message text not null default '',
  created_by bigint,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, payment_id) references payments (organiser_id, id),
  foreign key (organiser_id, created_by) references collaborators (organiser_id, id)
);
create index on refunds (organiser_id, payment_id);
call protect_tenant_table('refunds');

create table wallet_movements (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  customer_id bigint not null,
  -- signed, minor units
  amount integer not null check (amount <> 0),
  reason text not null check (reason in ('PAYMENT', 'LATE_PAYMENT', 'OVERPAYMENT', 'CANCELLATION', 'REFUND', 'CORRECTION')),
  payment_id bigint,
  registration_id bigint,
  message text not null default '',
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, customer_id) references customers (organiser_id, id),
  foreign key (organiser_id, payment_id) references payments (organiser_id, id),
  foreign key (organiser_id, registration_id) references registrations (organiser_id, id),
  foreign key (organiser_id, created_by) references collaborators (organiser_id, id)
);
create index on wallet_movements (organiser_id, customer_id, created_at desc, id);
call protect_tenant_table('wallet_movements');

-- Ledgers only grow.
revoke update, delete on payment_allocations, wallet_movements, provider_messages from ribambelle_app;

-- The sandbox provider's own books: a world of its own, outside every organiser, as a real provider's would be.
create table sandbox_payments (
  id text primary key,
  amount integer not null,
  currency text not null,
  description text not null,
  language text not null,
  webhook_url text not null,
  return_url text not null,
  metadata jsonb not null,
  state text not null default 'open' check (state in ('open', 'paid', 'refused', 'abandoned', 'expired')),
  refunded_amount integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create table sandbox_messages (
  id text primary key,
  sandbox_payment_id text not null references sandbox_payments (id),
  body text not null,
  delivered_at timestamptz,
  tries integer not null default 0,
  created_at timestamptz not null default now()
);
create index on sandbox_messages (created_at) where delivered_at is null;
create index on sandbox_messages (sandbox_payment_id);
grant select, insert, update, delete on sandbox_payments, sandbox_messages to ribambelle_app;
