-- A family that waits for several places may want all of them or none (docs/decisions/0117-waiting-together.md).
alter table waiting_list_entries add column together boolean not null default false;
