-- A payment that was recorded by hand can be corrected, or voided when the money never came: who did so, when and why, and each field
-- from what to what. Append-only; the payment's row says what is true now.
create table payment_changes (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  payment_id bigint not null,
  -- minor units; 0 after it was voided
  amount_before integer not null check (amount_before > 0),
  amount_after integer not null check (amount_after >= 0),
  -- the other fields that changed: { "method": { "from": "CASH", "to": "TRANSFER" } }
  changes jsonb not null default '{}',
  reason text not null,
  created_by bigint,
  created_at timestamptz not null default now(),
  primary key (organiser_id, id),
  foreign key (organiser_id, payment_id) references payments (organiser_id, id),
  foreign key (organiser_id, created_by) references collaborators (organiser_id, id)
);
create index on payment_changes (organiser_id, payment_id);
call protect_tenant_table('payment_changes');
revoke update, delete on payment_changes from ribambelle_app;
-- words that name an erased person go; amounts stay
grant update (changes, reason) on payment_changes to ribambelle_app;

alter table payments drop constraint payments_state_check;
alter table payments add constraint payments_state_check check (state in
  ('PENDING', 'PAID', 'REFUSED', 'ABANDONED', 'EXPIRED', 'CANCELLED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'VOIDED'));
-- nothing came in by a payment that was voided: every sum over payments is right without knowing of it
alter table payments drop constraint payments_amount_check;
alter table payments add constraint payments_amount_check check (amount >= 0 and (amount = 0) = (state = 'VOIDED'));
