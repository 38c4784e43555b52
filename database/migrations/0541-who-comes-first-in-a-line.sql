-- Staff say who of a waiting list comes first (docs/decisions/0116-a-line-by-hand.md).
alter table waiting_list_entries add column has_priority boolean not null default false;

-- a line is read in its order: who comes first, then in the order of joining
drop index waiting_list_entries_line;
create index waiting_list_entries_line on waiting_list_entries (organiser_id, availability_id, has_priority desc, turn) where left_at is null;
