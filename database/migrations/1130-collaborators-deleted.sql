-- Somebody of the team can be deleted: the name stays for the journals, everything else goes (decision 244).
alter table collaborators
  add column deleted_at timestamptz,
  alter column role_id drop not null,
  add check ((deleted_at is null) = (role_id is not null)),
  add check (deleted_at is null or (not active and password_hash is null and totp_secret is null));
