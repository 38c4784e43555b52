-- What a payment at a provider's page was asked for, so that money that comes late still finds it (R12); the sandbox's own rhythm.

alter table payments drop constraint payments_state_check;
alter table payments add constraint payments_state_check
  check (state in ('PENDING', 'PAID', 'REFUSED', 'ABANDONED', 'EXPIRED', 'CANCELLED', 'PARTIALLY_REFUNDED', 'REFUNDED'));
alter table payments
  add column currency text not null default 'EUR',
  add column refunded_amount integer not null default 0 check (refunded_amount >= 0 and refunded_amount <= amount),
  -- the items that become registrations when it is paid; empty when it pays what exists already
  add column cart_item_ids bigint[] not null default '{}',
  -- of the amount, what is the service fee; and what the wallet gives beside it, in minor units
  add column service_fee_amount integer not null default 0 check (service_fee_amount >= 0),
  add column wallet_amount integer not null default 0 check (wallet_amount >= 0),
  add column cancel_url text;
-- one open page for a cart at a time
create unique index payments_pending_cart on payments (organiser_id, cart_id) where state = 'PENDING' and method = 'ONLINE' and cart_id is not null;

alter table sandbox_payments
  add column payment_cuid text not null unique,
  add column cancel_url text not null default '';
alter table sandbox_messages
  -- it is sent from then on, again and again until somebody answers; the same message may be due twice
  add column due_at timestamptz not null default now(),
  add column message_id text not null default '';
drop index sandbox_messages_created_at_idx;
create index on sandbox_messages (due_at) where delivered_at is null;

-- What the sandbox signs its messages with: made once per database.
create table sandbox_secrets (
  id integer primary key default 1 check (id = 1),
  secret text not null
);
insert into sandbox_secrets (secret) values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
grant select on sandbox_secrets to ribambelle_app;
