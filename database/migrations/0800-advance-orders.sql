-- Advance orders: a family on a waiting list agrees to a price, and the place that becomes free for it is ordered at once (decision 131).

alter table activities drop constraint activities_waiting_list_mode_check;
-- BUY: as OFFER, and ordered at once for who ordered in advance
alter table activities add check (waiting_list_mode in ('NOTIFY', 'OFFER', 'BUY'));

alter table waiting_list_entries
  -- what the place may cost at most, in minor units; null for who did not order in advance
  add column advance_price integer check (advance_price >= 0),
  add column advance_ordered_at timestamptz,
  -- the terms that were accepted with it, where there were any
  add column advance_terms_version integer,
  -- the order that came of it
  add column advance_cart_id bigint,
  add foreign key (organiser_id, advance_cart_id) references carts (organiser_id, id),
  add check ((advance_price is null) = (advance_ordered_at is null));
create index waiting_list_entries_advance_cart on waiting_list_entries (organiser_id, advance_cart_id) where advance_cart_id is not null;
