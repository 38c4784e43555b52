-- Lists of availabilities by their start read the activity of each: an index that holds it answers without the table.
create index on availabilities (organiser_id, start_at, id) include (activity_id, location_id);
create index on availabilities (organiser_id, status, start_at, id) include (activity_id, location_id);
drop index availabilities_organiser_id_start_at_id_idx;
drop index availabilities_organiser_id_status_start_at_id_idx;
