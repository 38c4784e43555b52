-- Reports read money by the day on which it came or went back.
create index payments_paid on payments (organiser_id, paid_at) include (id, method, state, amount) where paid_at is not null;
create index refunds_done on refunds (organiser_id, done_at) where done_at is not null;
