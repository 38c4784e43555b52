-- What stood open at the end of each month (decision 175): the state from which older books are read, so that only what was written around a
-- date is read besides. Rows follow from the ledgers, and can be made from them again.
create table month_ends (
  organiser_id bigint not null references organisers (id),
  at timestamptz not null,
  owed_amount bigint not null check (owed_amount >= 0),
  credit_amount bigint not null check (credit_amount >= 0),
  wallet_amount bigint not null,
  primary key (organiser_id, at)
);
call protect_tenant_table('month_ends');

-- what stood open of a receivable, credit below 0; none of those of which nothing did
create table month_end_balances (
  organiser_id bigint not null,
  at timestamptz not null,
  receivable_id bigint not null,
  open_amount integer not null check (open_amount <> 0),
  primary key (organiser_id, at, receivable_id),
  foreign key (organiser_id, at) references month_ends (organiser_id, at) on delete cascade
);
create index on month_end_balances (organiser_id, at, open_amount desc, receivable_id) where open_amount > 0;
create index on month_end_balances (organiser_id, at, (-open_amount) desc, receivable_id) where open_amount < 0;
call protect_tenant_table('month_end_balances');
-- written by the owner, who takes them of all organisers in turn
revoke insert, update, delete on month_ends, month_end_balances from ribambelle_app;

-- the most owed first, as it is listed
create index receivables_most_owed on receivables (organiser_id, owed_amount desc, id) where owed_amount > 0;
