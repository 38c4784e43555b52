-- The public website as pages of element trees; mails, events, jobs, the audit log; replayed calls; the page cache.

create table websites (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  header jsonb not null default '{}',
  footer jsonb not null default '{}',
  topbar jsonb not null default '{}',
  css text not null default '',
  primary key (organiser_id)
);
call protect_tenant_table('websites');

create table pages (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  type text not null default 'DEFAULT' check (type in ('DEFAULT', 'AVAILABILITY')),
  -- a pattern: /activities/$activity
  pathname text not null,
  title jsonb not null,
  description jsonb not null default '{}',
  -- the tree: [{ "id", "name", "element", "settings", "children": [] }]
  content jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  unique (organiser_id, pathname)
);
call protect_tenant_table('pages');

create table sent_mails (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  -- what it is about, once: the same key never sends a second mail
  key text not null,
  kind text not null,
  customer_id bigint,
  recipient text not null,
  language text not null,
  subject text not null,
  html text not null,
  text text not null,
  state text not null default 'QUEUED' check (state in ('QUEUED', 'SENT', 'KEPT', 'FAILED')),
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  unique (organiser_id, key),
  foreign key (organiser_id, customer_id) references customers (organiser_id, id)
);
create index on sent_mails (organiser_id, created_at desc, id);
create index on sent_mails (organiser_id, customer_id, created_at desc);
call protect_tenant_table('sent_mails');

-- What happened, written in the transaction in which it happened. Append-only.
create table events (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  type text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  primary key (organiser_id, id)
);
create index on events (organiser_id, created_at desc, id);
call protect_tenant_table('events');

create table audit_log (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  collaborator_id bigint,
  collaborator_name text not null default '',
  -- area.action, as permissions are spelled
  action text not null,
  entity text not null,
  entity_cuid text,
  summary text not null default '',
  changes jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (organiser_id, id),
  foreign key (organiser_id, collaborator_id) references collaborators (organiser_id, id)
);
create index on audit_log (organiser_id, created_at desc, id);
create index on audit_log (organiser_id, action, created_at desc);
create index on audit_log (organiser_id, entity, entity_cuid);
call protect_tenant_table('audit_log');
revoke update, delete on events, audit_log from ribambelle_app;

-- The first answer to a call that carried an Idempotency-Key; a replay gets it again (R13).
create table idempotency_keys (
  organiser_id bigint not null references organisers (id),
  key text not null,
  -- who called and what: a key of another caller or another call never matches
  actor text not null,
  endpoint text not null,
  request_hash text not null,
  status integer,
  answer text,
  created_at timestamptz not null default now(),
  primary key (organiser_id, actor, key)
);
create index on idempotency_keys (created_at);
call protect_tenant_table('idempotency_keys');

-- Events of one action and the jobs that follow from them, in one statement of the action's own transaction.
-- events: [{ "type", "payload" }], jobs: [{ "name", "payload", "key", "run_at" }]
create function emit_events(organiser bigint, at timestamptz, events jsonb, jobs jsonb) returns void
language plpgsql security definer set search_path = public as $$
begin
  insert into events (organiser_id, type, payload, created_at)
    select organiser, e ->> 'type', e -> 'payload', at from jsonb_array_elements(events) e;
  if jsonb_array_length(jobs) > 0 then
    perform graphile_worker.add_jobs(array(
      select row(j ->> 'name', (jsonb_build_object('organiser_id', organiser) || (j -> 'payload'))::json, null,
                 (j ->> 'run_at')::timestamptz, null, j ->> 'key', null, null)::graphile_worker.job_spec
      from jsonb_array_elements(jobs) j));
  end if;
end $$;
revoke all on function emit_events from public;
grant execute on function emit_events to ribambelle_app;

-- Public pages are kept in memory by every process; a change of what they show raises their version by notification.
create function notify_pages_changed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'organisers' then
    perform pg_notify('pages_changed', coalesce(new.id, old.id)::text);
  else
    perform pg_notify('pages_changed', coalesce(new.organiser_id, old.organiser_id)::text);
  end if;
  return null;
end $$;

do $$
declare watched text;
begin
  foreach watched in array array['organisers', 'websites', 'pages', 'category_groups', 'categories', 'locations', 'activities',
    'activity_images', 'activity_categories', 'options', 'option_prices', 'questions', 'host_names']
  loop
    execute format('create trigger pages_changed after insert or update or delete on %I for each row execute function notify_pages_changed()', watched);
  end loop;
end $$;

-- Places taken one by one do not raise the version (a page may be some seconds late about them); a change of state does.
create trigger pages_changed_new after insert or delete on availabilities for each row execute function notify_pages_changed();
create trigger pages_changed after update on availabilities for each row
  when (row(old.activity_id, old.location_id, old.status, old.start_at, old.end_at, old.registrations_start_at, old.registrations_end_at,
            old.price, old.deposit, old.capacity, old.age_minimum, old.age_maximum)
        is distinct from
        row(new.activity_id, new.location_id, new.status, new.start_at, new.end_at, new.registrations_start_at, new.registrations_end_at,
            new.price, new.deposit, new.capacity, new.age_minimum, new.age_maximum))
  execute function notify_pages_changed();
create trigger pages_changed after update on availability_dates for each row
  when (row(old.status, old.start_at, old.end_at, old.capacity) is distinct from row(new.status, new.start_at, new.end_at, new.capacity))
  execute function notify_pages_changed();
