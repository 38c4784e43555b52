-- A job reads the organiser's settings as they are now, also before a change was notified.
create function organiser_revision(organiser bigint) returns text
language sql stable security definer set search_path = public, pg_temp as
$$ select xmin::text from organisers where id = organiser $$;
