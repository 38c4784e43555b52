-- Carts with the places they hold, registrations with the places they have (R9, R10, R23).

create table carts (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  customer_id bigint not null,
  -- OPEN: being filled; PAYING: at the payment page, keeps its places; PROCESSED: registrations exist
  status text not null default 'OPEN' check (status in ('OPEN', 'PAYING', 'PROCESSED')),
  -- the Belgian structured communication, 12 digits, never used again (R19)
  reference text not null check (reference ~ '^[0-9]{12}$'),
  coupon_id bigint,
  payment_strategy text check (payment_strategy in ('IMMEDIATE', 'IMMEDIATE_DEPOSIT', 'DELAYED', 'WALLET')),
  -- fixed at checkout, in minor units
  total_amount integer not null default 0 check (total_amount >= 0),
  deposit_amount integer not null default 0 check (deposit_amount >= 0),
  service_fee_amount integer not null default 0 check (service_fee_amount >= 0),
  service_fee_paid_amount integer not null default 0 check (service_fee_paid_amount >= 0),
  terms_accepted_at timestamptz,
  created_at timestamptz not null default now(),
  processed_at timestamptz,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  unique (organiser_id, reference),
  foreign key (organiser_id, customer_id) references customers (organiser_id, id)
);
-- a customer has one cart at a time
create unique index carts_current on carts (organiser_id, customer_id) where status <> 'PROCESSED';
create index on carts (organiser_id, customer_id, created_at desc, id);
create index on carts (organiser_id, processed_at desc, id) where status = 'PROCESSED';
call protect_tenant_table('carts');

create table cart_items (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  cart_id bigint not null,
  type text not null default 'REGISTRATION' check (type in ('REGISTRATION')),
  participant_id bigint not null,
  availability_id bigint not null,
  quantity integer not null default 1 check (quantity >= 1),
  price integer not null check (price >= 0),
  deposit integer not null default 0 check (deposit >= 0 and deposit <= price),
  -- how the price came to be, line by line, as the estimate showed it
  price_lines jsonb not null default '{}',
  -- [{ "price_id": 1, "content": null, "amount": 500 }] and [{ "question_id": 1, "content": "…" }]
  options jsonb not null default '[]',
  questions jsonb not null default '[]',
  -- it holds its places until this instant and not a moment longer (R9)
  expires_at timestamptz not null,
  extended boolean not null default false,
  -- set when it became a registration: from then on the registration has the places
  processed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, cart_id) references carts (organiser_id, id),
  foreign key (organiser_id, participant_id) references participants (organiser_id, id),
  foreign key (organiser_id, availability_id) references availabilities (organiser_id, id)
);
create index on cart_items (organiser_id, cart_id);
create index on cart_items (organiser_id, participant_id);
create index cart_items_holding on cart_items (organiser_id, availability_id, expires_at) where processed_at is null;
call protect_tenant_table('cart_items');

create table cart_item_dates (
  organiser_id bigint not null references organisers (id),
  cart_item_id bigint not null,
  date_id bigint not null,
  primary key (organiser_id, cart_item_id, date_id),
  foreign key (organiser_id, cart_item_id) references cart_items (organiser_id, id) on delete cascade,
  foreign key (organiser_id, date_id) references availability_dates (organiser_id, id)
);
create index on cart_item_dates (organiser_id, date_id);
call protect_tenant_table('cart_item_dates');

create table registrations (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  reference text not null default upper(substr(new_cuid(), 2, 10)),
  customer_id bigint not null,
  participant_id bigint not null,
  availability_id bigint not null,
  cart_id bigint,
  cart_item_id bigint,
  quantity integer not null default 1 check (quantity >= 1),
  total_amount integer not null check (total_amount >= 0),
  deposit_amount integer not null default 0 check (deposit_amount >= 0 and deposit_amount <= total_amount),
  -- the sum of its payment_allocations, moved by the same statement that adds one
  paid_amount integer not null default 0 check (paid_amount >= 0),
  price_lines jsonb not null default '{}',
  cancelled_at timestamptz,
  cancellation_type text check (cancellation_type in ('AUTOMATIC', 'CUSTOMER', 'ORGANISER', 'AUTOMATIC_INSUFFICIENT_PARTICIPANTS')),
  cancellation_message text,
  -- the collaborator who registered it, null for the customer's own
  created_by bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  unique (organiser_id, reference),
  foreign key (organiser_id, customer_id) references customers (organiser_id, id),
  foreign key (organiser_id, participant_id) references participants (organiser_id, id),
  foreign key (organiser_id, availability_id) references availabilities (organiser_id, id),
  foreign key (organiser_id, cart_id) references carts (organiser_id, id),
  foreign key (organiser_id, cart_item_id) references cart_items (organiser_id, id),
  foreign key (organiser_id, created_by) references collaborators (organiser_id, id)
);
-- one item of a cart becomes one registration, however often the provider says paid
create unique index on registrations (organiser_id, cart_item_id) where cart_item_id is not null;
create index on registrations (organiser_id, customer_id, created_at desc, id);
create index on registrations (organiser_id, participant_id);
create index on registrations (organiser_id, availability_id);
create index on registrations (organiser_id, cart_id);
create index on registrations (organiser_id, created_at desc, id);
create index registrations_outstanding on registrations (organiser_id, created_at desc, id)
  where cancelled_at is null and paid_amount < total_amount;
call protect_tenant_table('registrations');

create table registration_dates (
  organiser_id bigint not null references organisers (id),
  cuid text not null default new_cuid(),
  registration_id bigint not null,
  date_id bigint not null,
  arrival timestamptz,
  departure timestamptz,
  primary key (organiser_id, registration_id, date_id),
  foreign key (organiser_id, registration_id) references registrations (organiser_id, id),
  foreign key (organiser_id, date_id) references availability_dates (organiser_id, id)
);
create index on registration_dates (organiser_id, date_id);
call protect_tenant_table('registration_dates');

create table registration_options (
  organiser_id bigint not null references organisers (id),
  cuid text not null default new_cuid(),
  registration_id bigint not null,
  price_id bigint not null,
  content text,
  amount integer not null default 0,
  primary key (organiser_id, registration_id, price_id),
  foreign key (organiser_id, registration_id) references registrations (organiser_id, id),
  foreign key (organiser_id, price_id) references option_prices (organiser_id, id)
);
call protect_tenant_table('registration_options');

create table registration_questions (
  organiser_id bigint not null references organisers (id),
  registration_id bigint not null,
  question_id bigint not null,
  content text not null,
  primary key (organiser_id, registration_id, question_id),
  foreign key (organiser_id, registration_id) references registrations (organiser_id, id),
  foreign key (organiser_id, question_id) references questions (organiser_id, id)
);
call protect_tenant_table('registration_questions');
