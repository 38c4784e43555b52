-- The start from which the days of a cancellation are counted, when the family gave a date up too late to do so free of charge: it never moves
-- later by such a change. Null: its own dates count.
alter table registrations add column counts_from timestamptz;
-- The same for a date that was taken in exchange for such a one.
alter table registration_dates add column counts_from timestamptz;
-- Null: its family changed it by itself.
alter table registration_changes alter column created_by drop not null;
