-- When the password of a session was last given: sensitive acts ask for one of the last quarter of an hour (R29).
alter table sessions add column password_at timestamptz not null default now();
update sessions set password_at = created_at;
