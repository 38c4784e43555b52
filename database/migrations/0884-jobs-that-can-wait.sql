-- A job says how soon the queue takes it (decision 189): whoever waits for a link to sign in does not stand behind the e-mails of eight hundred orders.
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
                 (j ->> 'run_at')::timestamptz, null, j ->> 'key', (j ->> 'priority')::smallint, null)::graphile_worker.job_spec
      from jsonb_array_elements(jobs) j));
  end if;
end $$;
