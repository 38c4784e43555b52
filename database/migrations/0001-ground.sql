-- The application role, the tenant snippet and the ids. The server works as ribambelle_app, which owns nothing and
-- cannot bypass row-level security; migrations and the job runner work as the owner.

do $$
begin
  if not exists (select from pg_roles where rolname = 'ribambelle_app') then
    create role ribambelle_app nologin nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;

do $$
begin
  execute format('grant ribambelle_app to %I', current_user);
exception when others then
  if not pg_has_role(current_user, 'ribambelle_app', 'member') then raise; end if;
end $$;

grant usage on schema public to ribambelle_app;

-- Ids are random integers that a JavaScript number holds exactly: they tell nothing about how many rows exist (R4).
create function new_id() returns bigint language sql volatile parallel safe as
$$ select (random() * 4503599627370494)::bigint + 1 $$;

-- A cuid names a row in an address: one letter, then 92 random bits.
create function new_cuid() returns text language sql volatile parallel safe as
$$ select 'c' || left(replace(gen_random_uuid()::text, '-', ''), 12) || right(replace(gen_random_uuid()::text, '-', ''), 11) $$;

-- The organiser of the transaction; null when none was named, and then no row is visible.
create function current_organiser() returns bigint language sql stable parallel safe as
$$ select nullif(current_setting('app.organiser_id', true), '')::bigint $$;

-- Words of a text as they are searched: lower case, without accents.
create function searchable(words text) returns text language sql immutable parallel safe as
$$ select translate(lower(words), 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy') $$;

-- The snippet stamped on every table of an organiser.
create procedure protect_tenant_table(table_name text) language plpgsql as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format(
    'create policy tenant on %I using (organiser_id = current_organiser()) with check (organiser_id = current_organiser())',
    table_name);
  execute format('grant select, insert, update, delete on %I to ribambelle_app', table_name);
end $$;
