-- Of which one an availability is a copy, so that copying a period twice makes nothing twice. No foreign key: the original may be deleted.
alter table availabilities add column copied_from_id bigint;
create index availabilities_copied on availabilities (organiser_id, copied_from_id, start_at) where copied_from_id is not null;
