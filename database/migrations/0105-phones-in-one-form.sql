-- Phone numbers are kept as +32470123456 (domain/base/phone.ts). What can be read as one is written so; anything else stays until it is
-- next changed, and is then refused.
create function pg_temp.kept_phone(written text) returns text language sql immutable as $$
  select case
    when digits ~ '^\+32(4[5-9][0-9]{7}|(?!4[5-9])[1-9][0-9]{7})$' then digits
    when digits ~ '^\+(?!32)[1-9][0-9]{6,14}$' then digits
    else written
  end
  from (select regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(replace(written, '(0)', ''), '[[:space:]./()–-]', '', 'g'), '^00', '+'), '^0', '+32'), '^\+320', '+32') as digits) read
$$;

update customers set phone = pg_temp.kept_phone(phone) where phone <> pg_temp.kept_phone(phone);
update organisers set phone = pg_temp.kept_phone(phone) where phone <> pg_temp.kept_phone(phone);
