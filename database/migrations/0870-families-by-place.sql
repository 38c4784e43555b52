-- Families by the beginning of their town or postcode, as it is looked for: without accents, capitals and spaces. Beginnings are found between two texts, by
-- operators that the database trusts before it knows whose row it is.
alter table addresses
  add column town_key text collate "C" not null generated always as (searchable(city)) stored,
  add column postcode_key text collate "C" not null generated always as (searchable(replace(postcode, ' ', ''))) stored;
create index on addresses (organiser_id, town_key, customer_id);
create index on addresses (organiser_id, postcode_key, customer_id);
