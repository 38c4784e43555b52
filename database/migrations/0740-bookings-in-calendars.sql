-- A date of a booking that is moved keeps its name in calendars, and counts its moves there, as those of availabilities do (0266).
alter table booking_dates
  add column moves integer not null default 0 check (moves >= 0),
  add column moved_at timestamptz;
