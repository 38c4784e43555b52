-- What was done to one record, the newest first; nothing reads by the kind of record alone.
create index on audit_log (organiser_id, entity_cuid, created_at desc, id) where entity_cuid is not null;
drop index audit_log_organiser_id_entity_entity_cuid_idx;
