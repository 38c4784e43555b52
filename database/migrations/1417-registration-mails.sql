-- A collaborator says for themselves that they want no e-mails about new registrations.
alter table collaborators add column registration_mails boolean not null default true;
