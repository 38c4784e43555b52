-- A family is told of credit in its wallet that did not move for so many months; null is never (decision 286).
alter table organisers add column credit_reminder_months integer default 6 check (credit_reminder_months between 1 and 24);

-- One e-mail to a family about its credit: how much, and since which movement.
create table credit_reminders (
  organiser_id bigint not null references organisers,
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  customer_id bigint not null,
  -- in minor units
  amount integer not null check (amount > 0),
  -- the last movement of the wallet: after a later one, this says nothing any more
  moved_at timestamptz not null,
  created_at timestamptz not null,
  -- null until it is on its way
  sent_at timestamptz,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, customer_id) references customers
);
call protect_tenant_table('credit_reminders');
call confine_to_own_groups('credit_reminders', 'customer_id = any((select own_customers())::bigint[])');
create index credit_reminders_of_customer on credit_reminders (organiser_id, customer_id, created_at desc);

-- The families with credit are few of all, and are found among them by the day of their last movement.
create index customers_with_credit on customers (organiser_id, id) where wallet_amount > 0 and deleted_at is null;
