-- A sold voucher is redeemed by its code, and what it is worth goes into the wallet of who does.

-- What a code is found by: signs that are mistaken for one another when they are written by hand count as one (domain/vouchers/voucher-code.ts).
alter table customer_vouchers
  add column code_key text not null generated always as (translate(code, '0OD1IZSBGV', 'QQQLL2586U')) stored;
create index on customer_vouchers (organiser_id, code_key);
create index on customer_vouchers (organiser_id, recipient_id, redeemed_at desc, id) where recipient_id is not null;

alter table wallet_movements
  drop constraint wallet_movements_reason_check,
  add constraint wallet_movements_reason_check
    check (reason in ('PAYMENT', 'LATE_PAYMENT', 'OVERPAYMENT', 'CANCELLATION', 'REFUND', 'CORRECTION', 'REDEMPTION'));
