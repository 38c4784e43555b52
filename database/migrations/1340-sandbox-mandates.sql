-- The sandbox keeps a means of payment, too: whoever tries the platform sees the whole act. A mandate without an account is one of the sandbox.
alter table payment_mandates alter column payment_provider_id drop not null;

alter table sandbox_payments
  -- the payer agreed that its means of payment is kept: a mandate by the id of this payment
  add column keep boolean not null default false,
  add column mandate_ended_at timestamptz,
  -- the first payment whose mandate collected this one, without a page
  add column collected_by text;
