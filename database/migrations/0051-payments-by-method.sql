-- Payments of one method, newest first.
create index on payments (organiser_id, method, created_at desc, id);
