-- A reference never looks like a number: `235407E042` is a power of ten to a spreadsheet, and `0123456789` loses its first sign there. It begins with a letter, has no E,
-- and nothing in it is mistaken for another sign when it is read aloud; 48 random bits. What was given before stays as it is.
create function new_reference() returns text language sql volatile parallel safe set search_path = pg_catalog, pg_temp as
$$ select string_agg(
     case n when 0 then substr('BCDFGHJKLMNPQRST', 1 + get_byte(bytes, n) % 16, 1)
       else substr('23456789ABCDFGHJKLMNPQRSTUVWXYZ', 1 + get_byte(bytes, n) % 31, 1) end, '' order by n)
   -- of sixteen random bytes, two hold the version
   from (select uuid_send(gen_random_uuid()) as bytes) drawn, unnest(array[0, 1, 2, 3, 4, 5, 10, 11, 12, 13]) as n $$;
grant execute on function new_reference to ribambelle_app;

alter table registrations alter column reference set default new_reference();
alter table registration_requests alter column reference set default new_reference();
