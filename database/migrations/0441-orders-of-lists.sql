-- What lists of the back-office are sorted by.
create index activities_title_fr on activities (organiser_id, searchable(coalesce(nullif(title ->> 'fr', ''), title ->> 'en')), id);
create index activities_title_en on activities (organiser_id, searchable(coalesce(nullif(title ->> 'en', ''), title ->> 'fr')), id);
create index activities_price on activities (organiser_id, default_price, id);
create index customer_vouchers_amount on customer_vouchers (organiser_id, amount, id);
create index customer_vouchers_until on customer_vouchers (organiser_id, expires_at, id);
