-- The time step of the last code that was accepted: a code works once, even within its half minute (RFC 6238 §5.2).
alter table collaborators add column totp_step bigint not null default 0;
