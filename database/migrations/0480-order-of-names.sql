-- Names in the order in which people look for them: É beside E, œ beside oe, ł beside l, capitals like the others; who is called alike stands by
-- the next name, then by the id. It is the order of no equality: nothing is found or told apart by it.
create collation by_name (provider = icu, locale = 'und-u-ks-level1', deterministic = false);
create index customers_name on customers (organiser_id, lastname collate by_name, firstname collate by_name, id);
create index participants_name on participants (organiser_id, lastname collate by_name, firstname collate by_name, id);
drop index customers_organiser_id_lastname_firstname_id_idx1;
drop index participants_organiser_id_lastname_firstname_id_idx1;
drop index activities_title_fr;
drop index activities_title_en;
create index activities_title_fr on activities (organiser_id, (coalesce(nullif(title ->> 'fr', ''), title ->> 'en')) collate by_name, id);
create index activities_title_en on activities (organiser_id, (coalesce(nullif(title ->> 'en', ''), title ->> 'fr')) collate by_name, id);
