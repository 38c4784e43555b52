-- The report of resources reads a month of bookings from indexes alone: who pays for a booking is one row of its participations, and the row of
-- each was read for it. What staff can sell is found in the index of what begins next, whatever is searched for among it.
create index booking_participations_paying on booking_participations (organiser_id, booking_id) include (receivable_id) where receivable_id is not null;
create index booking_dates_of_resource on booking_dates (organiser_id, resource_id, end_at) include (start_at, booking_id) where cancelled_at is null;
drop index booking_dates_organiser_id_resource_id_end_at_idx;
create index bookings_of_resource on bookings (organiser_id, resource_id, start_at desc, id) include (cancelled_at, customer_id);
drop index bookings_organiser_id_resource_id_start_at_id_idx;
create index availabilities_by_start on availabilities (organiser_id, start_at, id) include (activity_id, location_id, end_at);
drop index availabilities_organiser_id_start_at_id_activity_id_locatio_idx;
