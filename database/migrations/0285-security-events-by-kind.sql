-- The security log narrowed to visitors, families, staff or the system itself.
create index security_events_of_kind on security_events (organiser_id, actor_kind, created_at desc, id);
