-- What is still unpaid so many days after the last day of the last reminder is cancelled, where the organiser says so (R32).
alter table organisers
  add column unpaid_cancellation_days integer check (unpaid_cancellation_days between 0 and 60),
  add constraint unpaid_cancellation_follows check (unpaid_cancellation_days is null or reminder_first_days is not null);
-- the first day on which a debt of a reminder may be cancelled, as its e-mail says; null when it says nothing of that
alter table payment_reminder_debts add column cancelled_from date;
-- few, and shown for a week
create index registrations_unpaid on registrations (organiser_id, cancelled_at) where cancellation_type = 'AUTOMATIC';
