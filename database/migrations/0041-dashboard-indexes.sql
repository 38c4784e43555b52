-- What the dashboard asks of every working day: money received since a day, and payments that still wait.
create index payments_received on payments (organiser_id, paid_at) where state = 'PAID';
create index payments_pending on payments (organiser_id, created_at) where state = 'PENDING';
create index payments_late on payments (organiser_id, paid_at) where late;
create index availabilities_places on availabilities (organiser_id, start_at) include (capacity, registered) where status = 'OPEN' and capacity is not null;
