-- The agreement of a family by which later payments are collected without it. The provider keeps the means of payment: we have its references, a brand and
-- the last four characters. One agreement is one mandate there, of an owner of its own, so that nothing is shared between agreements.
create table payment_mandates (
  organiser_id bigint not null references organisers,
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  customer_id bigint not null,
  payment_provider_id bigint not null,
  state text not null default 'PENDING' check (state in ('PENDING', 'ACTIVE', 'ENDED')),
  -- what the family read and agreed to
  words text not null,
  agreed_at timestamptz not null,
  -- the provider's own names, once its first payment is paid
  customer_reference text,
  mandate_reference text,
  method text,
  label text not null default '',
  valid_until text check (valid_until ~ '^\d{4}-\d{2}$'),
  started_at timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('FAMILY', 'STAFF', 'ERASED', 'NOT_PAID', 'REFUSED', 'CHARGED_BACK', 'REPLACED', 'DISCONNECTED')),
  ended_by bigint,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, customer_id) references customers,
  foreign key (organiser_id, payment_provider_id) references payment_providers,
  foreign key (organiser_id, ended_by) references collaborators,
  check ((state = 'ENDED') = (ended_at is not null)),
  check ((ended_at is null) = (end_reason is null)),
  check ((customer_reference is null) = (mandate_reference is null)),
  -- they are forgotten with the family
  check (words <> '' or state = 'ENDED'),
  check (state <> 'ACTIVE' or (mandate_reference is not null and method is not null and started_at is not null))
);
call protect_tenant_table('payment_mandates');
call confine_to_own_groups('payment_mandates', 'customer_id = any((select own_customers())::bigint[])');
create index payment_mandates_of_customer on payment_mandates (organiser_id, customer_id, agreed_at desc, id);
create index payment_mandates_at_work on payment_mandates (organiser_id, customer_id) where state = 'ACTIVE';
create index payment_mandates_of_provider on payment_mandates (organiser_id, payment_provider_id) where state <> 'ENDED';
create index payment_mandates_ended_by on payment_mandates (organiser_id, ended_by) where ended_by is not null;

-- The receivables that a mandate covers. Whatever is due until `handled_until` was paid with the agreement, collected, or given up: it is not collected again.
create table payment_mandate_debts (
  organiser_id bigint not null references organisers,
  payment_mandate_id bigint not null,
  receivable_id bigint not null,
  -- the most that is collected of it, in minor units
  agreed_amount integer not null check (agreed_amount >= 0),
  -- it covers what renews this, at the announced price
  renews boolean not null default false,
  handled_until timestamptz,
  -- the latest due date in the payment that was begun last
  due_until timestamptz,
  -- failures in a row, and the day from which it is tried again
  failures integer not null default 0 check (failures between 0 and 3),
  try_at timestamptz,
  primary key (organiser_id, payment_mandate_id, receivable_id),
  foreign key (organiser_id, payment_mandate_id) references payment_mandates,
  foreign key (organiser_id, receivable_id) references receivables
);
call protect_tenant_table('payment_mandate_debts');
create index payment_mandate_debts_of_receivable on payment_mandate_debts (organiser_id, receivable_id);

alter table payments
  -- the mandate that is agreed to with it, or by which it is collected
  add column payment_mandate_id bigint,
  -- without the family
  add column collected boolean not null default false,
  -- the provider's word for the failure of one that was collected, and its advice
  add column failure_code text,
  add column failure_advice text check (failure_advice in ('TRY_LATER', 'ACT', 'NEVER')),
  add foreign key (organiser_id, payment_mandate_id) references payment_mandates (organiser_id, id),
  add check (not collected or payment_mandate_id is not null),
  add check ((failure_code is null) = (failure_advice is null));
create index payments_of_mandate on payments (organiser_id, payment_mandate_id) where payment_mandate_id is not null;

-- a method that the provider can keep for later payments, as it said when it was last asked
alter table payment_provider_methods add column keeps boolean not null default false;

-- what renews itself until its family says no, with the price of today
create view renewing_receivables with (security_invoker = true) as
  select y.organiser_id, y.receivable_id, m.title, m.price
  from membership_cycles y
  join customer_memberships s on s.organiser_id = y.organiser_id and s.id = y.customer_membership_id
  join memberships m on m.organiser_id = s.organiser_id and m.id = s.membership_id
  where s.recurring and s.cancelled_at is null;
grant select on renewing_receivables to ribambelle_app;
