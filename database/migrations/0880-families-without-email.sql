-- A family that comes to the desk may have no e-mail: nobody writes to it, and it signs in only once it has one.
alter table customers drop column search;
alter table customers alter column email drop not null;
alter table customers add constraint customers_without_email check (email is not null
  or (password_hash is null and email_confirmed_at is null and pending_email is null and deleted_at is null));
alter table customers add column search tsvector generated always as
  (to_tsvector('simple', searchable(firstname || ' ' || lastname || ' ' || coalesce(email || ' ' || replace(email, '@', ' '), '') || ' ' || phone || ' ' || ends_of('tel', phone)))) stored;
create index on customers using gin (search);

-- families that may be the same: by their number, or by what they are called
create index customers_phone on customers (organiser_id, phone) where phone <> '' and deleted_at is null;
