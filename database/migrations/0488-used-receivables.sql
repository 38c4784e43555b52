-- Since when what a receivable is for is used up, such as a voucher that somebody redeemed: its money is given back only by who says so twice.
alter table receivables add column used_at timestamptz;
update receivables r set used_at = s.redeemed_at from customer_vouchers s
  where s.organiser_id = r.organiser_id and s.receivable_id = r.id and s.redeemed_at is not null;
