-- What the availabilities of a fortnight hold, for the occupancy of the first screen of the day: read from the index alone, where each was
-- a page of the table.
create index availabilities_capacities on availabilities (organiser_id, id) include (capacity) where status <> 'CLOSED';
