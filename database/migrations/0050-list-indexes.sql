-- An index for every way in which staff sort or narrow a list (testing/plans keeps it so).
create index on activities (organiser_id, "order", id);
create index on audit_log (organiser_id, collaborator_id, created_at desc, id);
create index registrations_free on registrations (organiser_id, created_at desc, id) where total_amount = 0;
