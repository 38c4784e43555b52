-- The spine under everything sold and owed (docs/algorithms/receivables.md): what one customer owes for one thing is a receivable.
-- Its total is the sum of its lines, what is paid of it the sum of its allocations; each is moved by the statement that adds one.

create table receivables (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  customer_id bigint not null,
  -- the order that it came with; null when it came otherwise
  cart_id bigint,
  -- what kind of thing it is for; the row of that thing points here
  kind text not null,
  -- owed only while something else of its order is owed or paid, as a service fee is
  accessory boolean not null default false,
  -- minor units
  total_amount integer not null default 0 check (total_amount >= 0),
  deposit_amount integer not null default 0 check (deposit_amount >= 0),
  paid_amount integer not null default 0 check (paid_amount >= 0),
  -- the one place in SQL that says what is owed and what is to be given back
  owed_amount integer not null generated always as (greatest(total_amount - paid_amount, 0)) stored,
  credit_amount integer not null generated always as (greatest(paid_amount - total_amount, 0)) stored,
  due_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organiser_id, id),
  foreign key (organiser_id, customer_id) references customers (organiser_id, id),
  foreign key (organiser_id, cart_id) references carts (organiser_id, id)
);
create index on receivables (organiser_id, cart_id) where cart_id is not null;
create index receivables_of_customer on receivables (organiser_id, customer_id) where owed_amount > 0;
create index receivables_owed on receivables (organiser_id, created_at desc, id) where owed_amount > 0;
create index receivables_credit on receivables (organiser_id, created_at desc, id) where credit_amount > 0;
create index receivables_free on receivables (organiser_id, created_at desc, id) where total_amount = 0;
call protect_tenant_table('receivables');

-- Why a receivable asks what it asks. Append-only; signed minor units.
create table receivable_lines (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  receivable_id bigint not null,
  reason text not null check (reason in ('SALE', 'CHANGE', 'CANCELLATION', 'FEE', 'CORRECTION')),
  -- a text in each language; where empty, the reason says it
  label jsonb not null default '{}',
  amount integer not null check (amount <> 0),
  vat_category text,
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (organiser_id, id),
  foreign key (organiser_id, receivable_id) references receivables (organiser_id, id),
  foreign key (organiser_id, created_by) references collaborators (organiser_id, id)
);
create index on receivable_lines (organiser_id, receivable_id);
call protect_tenant_table('receivable_lines');
revoke update, delete on receivable_lines from ribambelle_app;
revoke delete on receivables from ribambelle_app;

-- What registrations owed so far. A cancelled one owes nothing: a line says so, and what was paid for it is to be given back.
alter table registrations add column receivable_id bigint;
update registrations set receivable_id = new_id();

insert into receivables (organiser_id, id, customer_id, cart_id, kind, total_amount, deposit_amount, paid_amount, created_at)
  select organiser_id, receivable_id, customer_id, cart_id, 'REGISTRATION', case when cancelled_at is null then total_amount else 0 end,
    deposit_amount, paid_amount, created_at
  from registrations;
insert into receivable_lines (organiser_id, receivable_id, reason, amount, created_by, created_at)
  select organiser_id, receivable_id, 'SALE', total_amount, created_by, created_at from registrations where total_amount > 0
  union all
  select organiser_id, receivable_id, 'CANCELLATION', -total_amount, null, cancelled_at
  from registrations where total_amount > 0 and cancelled_at is not null;

-- Service fees, also those that a payment was put on in spite of being 0. One of an order of which nothing is owed or paid is not owed.
create temporary table fees on commit drop as
  select c.organiser_id, new_id() as receivable_id, c.id as cart_id, c.customer_id, c.service_fee_amount as amount,
    c.service_fee_paid_amount as paid_amount, coalesce(c.processed_at, c.created_at) as created_at,
    not exists (select from receivables r where r.organiser_id = c.organiser_id and r.cart_id = c.id
      and (r.total_amount > 0 or r.paid_amount > 0)) as dropped
  from carts c
  where c.status = 'PROCESSED' and (c.service_fee_amount > 0 or c.service_fee_paid_amount > 0 or exists (
    select from payment_allocations l join payments p on p.organiser_id = l.organiser_id and p.id = l.payment_id
    where p.organiser_id = c.organiser_id and p.cart_id = c.id and l.registration_id is null));
insert into receivables (organiser_id, id, customer_id, cart_id, kind, accessory, total_amount, paid_amount, created_at)
  select organiser_id, receivable_id, customer_id, cart_id, 'SERVICE_FEE', true, case when dropped then 0 else amount end, paid_amount, created_at
  from fees;
insert into receivable_lines (organiser_id, receivable_id, reason, amount, created_at)
  select organiser_id, receivable_id, 'SALE', amount, created_at from fees where amount > 0
  union all
  select organiser_id, receivable_id, 'CANCELLATION', -amount, now() from fees where amount > 0 and dropped;

-- What pays what.
alter table payment_allocations add column receivable_id bigint;
update payment_allocations l set receivable_id = r.receivable_id
  from registrations r where r.organiser_id = l.organiser_id and r.id = l.registration_id;
update payment_allocations l set receivable_id = f.receivable_id
  from payments p join fees f on f.organiser_id = p.organiser_id and f.cart_id = p.cart_id
  where l.registration_id is null and p.organiser_id = l.organiser_id and p.id = l.payment_id;
alter table payment_allocations
  alter column receivable_id set not null,
  drop column registration_id,
  add foreign key (organiser_id, receivable_id) references receivables (organiser_id, id);
create index on payment_allocations (organiser_id, receivable_id);

alter table payments add column receivable_id bigint;
update payments p set receivable_id = r.receivable_id
  from registrations r where r.organiser_id = p.organiser_id and r.id = p.registration_id;
-- one communication asks one amount: a payment for a thing of an order keeps the order that it came from
alter table payments
  drop column registration_id,
  add foreign key (organiser_id, receivable_id) references receivables (organiser_id, id);
create index on payments (organiser_id, receivable_id) where receivable_id is not null;

alter table wallet_movements add column receivable_id bigint;
update wallet_movements m set receivable_id = r.receivable_id
  from registrations r where r.organiser_id = m.organiser_id and r.id = m.registration_id;
alter table wallet_movements
  drop column registration_id,
  add foreign key (organiser_id, receivable_id) references receivables (organiser_id, id);
create index wallet_movements_of_payment on wallet_movements (organiser_id, payment_id) where payment_id is not null;

drop index registrations_outstanding, registrations_free;
alter table registrations
  alter column receivable_id set not null,
  drop column total_amount,
  drop column deposit_amount,
  drop column paid_amount,
  add foreign key (organiser_id, receivable_id) references receivables (organiser_id, id);
create unique index on registrations (organiser_id, receivable_id);

alter table carts
  drop column total_amount,
  drop column deposit_amount,
  drop column service_fee_amount,
  drop column service_fee_paid_amount;

-- What each receivable is for, in words that no kind has to be known for: a title in each language, maybe for whom, and where it is found.
-- A kind adds its part by replacing the view.
create view receivable_subjects with (security_invoker = true) as
  select r.organiser_id, r.receivable_id, r.cuid, r.reference, v.title, p.firstname, p.lastname, r.cancelled_at
  from registrations r
  join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
  join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
  join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id;
grant select on receivable_subjects to ribambelle_app;
