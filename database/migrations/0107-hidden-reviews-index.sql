-- The few reviews that staff hide are found without reading all.
create index reviews_hidden on reviews (organiser_id, created_at desc, id) where hidden_at is not null;
