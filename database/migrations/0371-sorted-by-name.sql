-- Registrations sorted by participant or family walk these indexes; those of erased people are among them.
create index on participants (organiser_id, lastname, firstname, id);
create index on customers (organiser_id, lastname, firstname, id);
drop index participants_organiser_id_lastname_firstname_id_idx;
drop index customers_organiser_id_lastname_firstname_id_idx;
