-- What takes place somewhere on some weekday is answered from the index of places alone.
create index on availabilities (organiser_id, location_id, start_at, id) include (activity_id, status, weekdays);
drop index availabilities_organiser_id_location_id_start_at_id_activit_idx;
