-- A row is of the organiser of its transaction, unless it says otherwise: statements name no organiser, as the policies of their
-- tables compare every row with the same one.
create or replace procedure protect_tenant_table(table_name text) language plpgsql as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format(
    'create policy tenant on %I using (organiser_id = current_organiser()) with check (organiser_id = current_organiser())',
    table_name);
  execute format('alter table %I alter column organiser_id set default current_organiser()', table_name);
  execute format('grant select, insert, update, delete on %I to ribambelle_app', table_name);
end $$;

do $$
declare protected record;
begin
  for protected in
    select p.tablename from pg_policies p
    join pg_attribute a on a.attrelid = format('%I.%I', p.schemaname, p.tablename)::regclass and a.attname = 'organiser_id'
    where p.schemaname = 'public' and p.policyname = 'tenant' and not a.attisdropped
  loop
    execute format('alter table %I alter column organiser_id set default current_organiser()', protected.tablename);
  end loop;
end $$;
