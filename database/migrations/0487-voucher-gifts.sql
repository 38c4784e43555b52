-- A sold voucher that is sent to somebody as a gift: to whom, with which words, from which moment on, and when it was sent.
alter table customer_vouchers
  add column gift_email text,
  add column gift_name text not null default '',
  add column gift_message text not null default '',
  add column gift_at timestamptz,
  add column gift_sent_at timestamptz,
  add constraint customer_vouchers_gift check ((gift_email is null) = (gift_at is null)),
  add constraint customer_vouchers_gift_sent check (gift_sent_at is null or gift_at is not null);
