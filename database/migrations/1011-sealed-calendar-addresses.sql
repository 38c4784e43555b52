-- The address of a family's calendar is found by its hash, and kept sealed, since the account shows it again. What was in clear is sealed when the
-- server starts next (server/vault/reseal-secrets.ts): SQL has no key.
alter table calendar_feeds drop constraint calendar_feeds_token_check;
alter table calendar_feeds drop constraint calendar_feeds_organiser_id_token_key;
alter table calendar_feeds rename column token to sealed_token;
alter table calendar_feeds add column token_hash bytea;
update calendar_feeds set token_hash = sha256(convert_to(sealed_token, 'UTF8'));
alter table calendar_feeds alter column token_hash set not null;
alter table calendar_feeds add constraint calendar_feeds_token_hash_check check (length(token_hash) = 32);
alter table calendar_feeds add constraint calendar_feeds_organiser_id_token_hash_key unique (organiser_id, token_hash);
