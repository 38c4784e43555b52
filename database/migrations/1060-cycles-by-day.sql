-- Memberships that were sold in a period, for the report of sales.
create index membership_cycles_made on membership_cycles (organiser_id, created_at);
