-- E-mails are found by the beginnings of words of their address and subject, as families are: what is looked for within texts cannot go by an index of rows
-- that are confined, and read every e-mail that was ever sent. An address is one word, and each of its parts another.
create function mail_words(recipient text, subject text) returns tsvector language sql immutable parallel safe
  return to_tsvector('simple', searchable(recipient || ' ' || regexp_replace(recipient, '[^[:alnum:]]+', ' ', 'g') || ' ' || subject));
create index sent_mails_words on sent_mails using gin (mail_words(recipient, subject));

create function sent_mails_found(words tsquery) returns setof bigint language sql stable security definer rows 50
set search_path = public, pg_temp as
$$ select id from sent_mails where organiser_id = current_organiser() and mail_words(recipient, subject) @@ words $$;
revoke all on function sent_mails_found from public;
grant execute on function sent_mails_found to ribambelle_app;
