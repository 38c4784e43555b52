-- What a voucher promised of its bundle is an object: written as a text that holds one, its capacity was read as none, which means
-- without limit (S11).
update customer_vouchers set bundle_terms = (bundle_terms #>> '{}')::jsonb where jsonb_typeof(bundle_terms) = 'string';
alter table customer_vouchers
  add constraint customer_vouchers_terms_of_bundle check (jsonb_typeof(bundle_terms) = 'object' and bundle_terms ? 'capacity');
