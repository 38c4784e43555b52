-- A payment at checkout that pays the first parts of its items: the way to pay in instalments that the family chose, by its cuid, and the parts of each
-- item when it was begun, beside cart_item_ids: a list of parts, empty for an item that is paid whole; or nothing at all.
alter table payments
  add column instalment_plan text,
  add column cart_item_instalments jsonb not null default '[]';
