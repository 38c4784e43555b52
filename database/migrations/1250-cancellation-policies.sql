-- The conditions on which families cancel by themselves. A policy is never changed: an organiser that changes its conditions writes another
-- one, and what was sold keeps its own.
create table cancellation_policies (
  organiser_id bigint not null references organisers,
  id bigint not null default new_id(),
  -- the earliest first: until_days (null until the end), fee_percentage (basis points), fee_amount (cents); none: families cannot cancel
  steps jsonb not null,
  money_to text not null check (money_to in ('ORIGIN', 'CREDIT', 'STAFF')),
  created_by bigint,
  created_at timestamptz not null,
  primary key (organiser_id, id),
  foreign key (organiser_id, created_by) references collaborators (organiser_id, id)
);
call protect_tenant_table('cancellation_policies');
revoke update, delete on cancellation_policies from ribambelle_app;

-- The one in force; null for none: families cancel free of charge until the end, and staff decide about the money.
alter table organisers add column cancellation_policy_id bigint,
  add foreign key (id, cancellation_policy_id) references cancellation_policies (organiser_id, id);

-- The activity's own; null for the organiser's.
alter table activities add column cancellation_policy_id bigint,
  add foreign key (organiser_id, cancellation_policy_id) references cancellation_policies (organiser_id, id);

alter table registrations
  -- the one under which it was sold; null for none
  add column cancellation_policy_id bigint,
  -- what its family paid for its own cancellation, and what came back by itself; cents
  add column cancellation_fee_amount integer not null default 0 check (cancellation_fee_amount >= 0),
  add column cancellation_online_amount integer not null default 0 check (cancellation_online_amount >= 0),
  add column cancellation_wallet_amount integer not null default 0 check (cancellation_wallet_amount >= 0),
  add foreign key (organiser_id, cancellation_policy_id) references cancellation_policies (organiser_id, id);

create trigger version_moves_with_cancellation_policy before update of cancellation_policy_id on organisers
  for each row when (old.cancellation_policy_id is distinct from new.cancellation_policy_id) execute function move_version();
