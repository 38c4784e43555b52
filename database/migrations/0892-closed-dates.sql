-- What was taken off the price of a registration because this date of it does not take place, in minor units; null for nothing yet. Taken off once.
alter table registration_dates add column taken_off_amount integer check (taken_off_amount >= 0);
