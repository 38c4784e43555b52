-- When a customer last changed dates, options or answers of a registration; null when it is as it was made.
alter table registrations add column changed_at timestamptz;
