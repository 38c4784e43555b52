-- How many families owe is counted along two indexes in one order: that of what they owe, and this one of those who were not erased.
create index customers_kept on customers (organiser_id, id) where deleted_at is null;
