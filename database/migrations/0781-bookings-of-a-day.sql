-- The day list finds what is booked on a day, whichever resource it is.
create index on booking_dates (organiser_id, start_at) where cancelled_at is null;
