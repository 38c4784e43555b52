-- A password that somebody else chose: its owner chooses an own one before anything else.
alter table collaborators add column password_provisional boolean not null default false;
