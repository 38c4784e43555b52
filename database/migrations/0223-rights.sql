-- What runs as the owner looks up names in our schema, and in a session's temporary one last: who could make a table there
-- must not stand in front of ours. Nobody but the application runs our functions, and no later one is for everybody by itself.
do $$
declare found record;
begin
  for found in
    select p.oid::regprocedure as name, p.prosecdef as as_owner
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and not exists (
      select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  loop
    if found.as_owner then
      execute format('alter function %s set search_path = public, pg_temp', found.name);
    end if;
    execute format('revoke execute on routine %s from public', found.name);
    execute format('grant execute on routine %s to ribambelle_app', found.name);
  end loop;
end $$;
-- the snippet for tables is for migrations alone
revoke execute on procedure protect_tenant_table from ribambelle_app;
alter default privileges revoke execute on routines from public;
alter default privileges grant execute on routines to ribambelle_app;

-- A transaction that names no organiser speaks for none: with <> an unknown one (null) would have passed.
create or replace function emit_events(organiser bigint, at timestamptz, events jsonb, jobs jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if organiser is distinct from current_organiser() then
    raise exception 'A transaction of one organiser cannot speak for another' using errcode = 'insufficient_privilege';
  end if;
  insert into events (organiser_id, type, payload, created_at)
    select organiser, e ->> 'type', e -> 'payload', at from jsonb_array_elements(events) e;
  if jsonb_array_length(jobs) > 0 then
    perform graphile_worker.add_jobs(array(
      select row(j ->> 'name', (jsonb_build_object('organiser_id', organiser) || (j -> 'payload'))::json, null,
                 (j ->> 'run_at')::timestamptz, null, j ->> 'key', null, null)::graphile_worker.job_spec
      from jsonb_array_elements(jobs) j));
  end if;
end $$;
