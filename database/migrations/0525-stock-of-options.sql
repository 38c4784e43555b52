-- How many pieces of an option's price there are; null is no limit. What is left is never kept: it is counted from what is sold and what lies in carts.

alter table option_prices add column stock integer check (stock >= 0);

-- who has a piece
create index registration_options_organiser_id_price_id_idx on registration_options (organiser_id, price_id);
-- and who holds one in a cart
create index cart_items_with_options on cart_items (organiser_id, expires_at) where processed_at is null and options <> '[]'::jsonb;
