-- With the organiser of a session comes how often its row was written, so that a process that remembers its settings knows that they are old.
drop function organiser_of_session(bytea);
create function organiser_of_session(hash bytea, out organiser_id bigint, out revision text)
language sql stable security definer set search_path = public, pg_temp as
$$ select o.id, o.xmin::text from sessions s join organisers o on o.id = s.organiser_id where s.token_hash = hash $$;
