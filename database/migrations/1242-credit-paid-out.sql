-- Credit that a family had sent to its account, and credit that came back because the transfer was refused or returned. Such a transfer
-- makes no refund.
alter table wallet_movements drop constraint wallet_movements_reason_check;
alter table wallet_movements add constraint wallet_movements_reason_check
  check (reason in ('PAYMENT', 'LATE_PAYMENT', 'OVERPAYMENT', 'CANCELLATION', 'REFUND', 'CORRECTION', 'REDEMPTION', 'MERGE', 'PAID_OUT'));
