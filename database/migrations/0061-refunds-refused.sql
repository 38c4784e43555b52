-- Which refund took money off a registration or fee, so that it can be put back when the provider refuses to give it back.
alter table payment_allocations
  add column refund_id bigint,
  add foreign key (organiser_id, refund_id) references refunds (organiser_id, id);
create index on payment_allocations (organiser_id, refund_id) where refund_id is not null;
