-- By what the attendance register knows a participant (decision 155): ten signs that nobody mistakes for others when they are read aloud, 50 random bits. A new one takes
-- the place of one that got lost.
create function new_attendance_code() returns text language sql volatile parallel safe set search_path = pg_catalog, pg_temp as
$$ select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (get_byte(bytes, n) & 31), 1), '' order by n)
   -- of sixteen random bytes, two hold the version
   from (select uuid_send(gen_random_uuid()) as bytes) drawn, unnest(array[0, 1, 2, 3, 4, 5, 10, 11, 12, 13]) as n $$;
grant execute on function new_attendance_code to ribambelle_app;

alter table participants add column attendance_code text not null default new_attendance_code();
create unique index participants_attendance_code on participants (organiser_id, attendance_code);
