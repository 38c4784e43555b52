-- emit_events runs as the owner, past the policies: it says itself that a transaction speaks for its own organiser alone.
create or replace function emit_events(organiser bigint, at timestamptz, events jsonb, jobs jsonb) returns void
language plpgsql security definer set search_path = public as $$
begin
  if organiser <> current_organiser() then
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
