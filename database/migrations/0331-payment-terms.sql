-- How many days a family has for a transfer, counted from its order (R32): null is no deadline. `receivables.due_at` keeps what came of it.
alter table organisers add column payment_term_days integer check (payment_term_days between 1 and 365);
