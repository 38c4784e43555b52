-- What a provider's own books say: its payouts line by line, the fee that it kept of each payment, and what differed from ours when the
-- two were compared at night. A difference is shown until somebody closes it, or until it is gone; nothing is mended silently.
alter table payments add column provider_fee_amount integer;

create table payouts (
  organiser_id bigint not null references organisers,
  id bigint not null default new_id(),
  payment_provider_id bigint not null,
  provider_reference text not null,
  -- signed minor units
  amount integer not null,
  currency text not null,
  state text not null check (state in ('ON_ITS_WAY', 'PAID', 'FAILED')),
  paid_at timestamptz,
  created_at timestamptz not null,
  primary key (organiser_id, id),
  unique (organiser_id, payment_provider_id, provider_reference),
  foreign key (organiser_id, payment_provider_id) references payment_providers
);
call protect_tenant_table('payouts');

create table payout_lines (
  organiser_id bigint not null references organisers,
  payout_id bigint not null,
  position integer not null,
  kind text not null check (kind in ('PAYMENT', 'REFUND', 'DISPUTE', 'FEE', 'OTHER')),
  provider_reference text,
  amount integer not null,
  fee_amount integer not null,
  primary key (organiser_id, payout_id, position),
  foreign key (organiser_id, payout_id) references payouts on delete cascade
);
call protect_tenant_table('payout_lines');

create table provider_differences (
  organiser_id bigint not null references organisers,
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  payment_provider_id bigint not null,
  kind text not null check (kind in ('UNKNOWN', 'MISSING', 'AMBIGUOUS', 'DIFFERENT')),
  provider_reference text not null,
  -- null for a payment that we do not have
  payment_id bigint,
  amount integer not null,
  -- what we have not heard, by the names of the steps; tells differences of one payment apart
  detail text not null,
  created_at timestamptz not null,
  -- gone by itself, or closed by somebody with a word
  closed_at timestamptz,
  closed_by bigint,
  note text not null default '',
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, payment_provider_id) references payment_providers,
  foreign key (organiser_id, payment_id) references payments (organiser_id, id),
  foreign key (organiser_id, closed_by) references collaborators
);
call protect_tenant_table('provider_differences');
-- one that somebody closed is not shown again while it stays as it is
create unique index provider_differences_of on provider_differences (organiser_id, payment_provider_id, provider_reference, kind, detail)
  where closed_at is null or closed_by is not null;
create index provider_differences_open on provider_differences (organiser_id, created_at desc, id) where closed_at is null;
