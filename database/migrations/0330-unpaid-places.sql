-- The most places that a family may leave unpaid when it orders by transfer (R32): null is no limit.
alter table organisers add column maximum_unpaid_places integer check (maximum_unpaid_places >= 1);
