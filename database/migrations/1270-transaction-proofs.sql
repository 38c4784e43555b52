-- A family that has transferred money may show it: a picture or a PDF of its bank, with what it says about it. Staff accept it as a
-- payment, or refuse it with a word. Nothing is paid by a proof itself.
create table transaction_proofs (
  organiser_id bigint not null references organisers,
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  customer_id bigint not null,
  -- the number under which the money was sent; null for all that the family owes
  reference text,
  -- minor units, as the family says
  amount integer not null check (amount > 0),
  paid_on date not null,
  name text not null,
  content_type text not null check (content_type in ('image/webp', 'application/pdf')),
  bytes bytea not null,
  -- of the file as it was sent: the same one is not taken twice, unless it was refused
  digest bytea not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'ACCEPTED', 'REFUSED')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint,
  reason text not null default '',
  payment_id bigint,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, customer_id) references customers,
  foreign key (organiser_id, decided_by) references collaborators,
  foreign key (organiser_id, payment_id) references payments (organiser_id, id),
  check ((state = 'WAITING') = (decided_at is null)),
  check ((state = 'ACCEPTED') = (payment_id is not null)),
  check ((state = 'REFUSED') = (reason <> ''))
);
create unique index on transaction_proofs (organiser_id, digest) where state <> 'REFUSED';
create index on transaction_proofs (organiser_id, created_at, id) where state = 'WAITING';
create index on transaction_proofs (organiser_id, customer_id, created_at desc, id);
create index on transaction_proofs (organiser_id, payment_id) where payment_id is not null;
create index on transaction_proofs (organiser_id, decided_by) where decided_by is not null;
call protect_tenant_table('transaction_proofs');
call confine_to_own_groups('transaction_proofs', 'customer_id = any((select own_customers())::bigint[])');
