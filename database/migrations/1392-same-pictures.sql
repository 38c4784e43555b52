-- The same picture uploaded twice is one picture of the library.
alter table files add column sha256 text generated always as (encode(sha256(data), 'hex')) stored;
create index files_same on files (organiser_id, sha256) where in_library and deleted_at is null;
