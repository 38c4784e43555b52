-- Refunds that the provider refused, which staff look into.
create index refunds_refused on refunds (organiser_id, created_at) where state = 'REFUSED';
