-- A refund has a state and a reference of its own: SENT when its provider accepted it, DONE when the money was given, FAILED when it was refused or came back, also
-- days later. A dispute (a chargeback) takes money off a payment until it is won; the money is a refund that nobody here made.

drop index refunds_refused;
drop index refunds_put_back;
alter table refunds drop constraint refunds_state_check;
alter table refunds rename column refused_at to failed_at;
update refunds set state = 'FAILED' where state = 'REFUSED';
alter table refunds add constraint refunds_state_check check (state in ('PENDING', 'SENT', 'DONE', 'FAILED'));
create index refunds_put_back on refunds (organiser_id, failed_at) include (payment_id, amount) where failed_at is not null;

update saved_views set filters = filters || '{"attention": "REFUND_FAILED"}' where list = 'payments' and filters ->> 'attention' = 'REFUND_REFUSED';

-- those that a provider made by itself had the reference of their payment
update refunds f set provider_reference = f.provider_reference || '-' || f.cuid from payments p
where p.organiser_id = f.organiser_id and p.id = f.payment_id and f.provider_reference = p.provider_reference;
create unique index refunds_of_provider on refunds (organiser_id, payment_id, provider_reference) where provider_reference is not null;

-- more can leave a payment than came with it: a family can dispute money that was given back
alter table payments drop constraint payments_check;
alter table payments add constraint payments_refunded_amount_check check (refunded_amount >= 0);

create table disputes (
  organiser_id bigint not null references organisers,
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  payment_id bigint not null,
  refund_id bigint not null,
  provider_reference text not null,
  amount integer not null check (amount > 0),
  state text not null check (state in ('OPEN', 'LOST', 'WON')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  unique (organiser_id, payment_id, provider_reference),
  foreign key (organiser_id, payment_id) references payments,
  foreign key (organiser_id, refund_id) references refunds
);
call protect_tenant_table('disputes');
create unique index disputes_refund on disputes (organiser_id, refund_id);
create index disputes_open on disputes (organiser_id, payment_id) include (amount) where state = 'OPEN';

-- the built-in provider keeps each refund and dispute, too
create table sandbox_refunds (
  id text primary key,
  sandbox_payment_id text not null references sandbox_payments on delete cascade,
  refund_cuid text unique,
  amount integer not null check (amount > 0),
  state text not null check (state in ('sent', 'done', 'failed')),
  created_at timestamptz not null default now()
);
create index on sandbox_refunds (sandbox_payment_id);
create table sandbox_disputes (
  id text primary key,
  sandbox_payment_id text not null references sandbox_payments on delete cascade,
  amount integer not null check (amount > 0),
  state text not null check (state in ('open', 'lost', 'won')),
  created_at timestamptz not null default now()
);
create index on sandbox_disputes (sandbox_payment_id);
grant select, insert, update on sandbox_refunds, sandbox_disputes to ribambelle_app;

insert into sandbox_refunds (id, sandbox_payment_id, refund_cuid, amount, state)
select s.id || '-refund-' || given.key, s.id, given.key, given.value::integer, 'done' from sandbox_payments s, jsonb_each_text(s.metadata) given;
insert into sandbox_refunds (id, sandbox_payment_id, amount, state)
select f.provider_reference, p.provider_reference, f.amount, 'done' from refunds f
join payments p on p.organiser_id = f.organiser_id and p.id = f.payment_id
join sandbox_payments s on s.id = p.provider_reference
where f.provider_reference = p.provider_reference || '-' || f.cuid;
alter table sandbox_payments drop column refunded_amount, drop column metadata;
