-- The nightly backups that the operator switched on, and what became of each night: one of several servers makes it.
create table backups (
  due_at timestamptz primary key,
  begun_at timestamptz not null,
  ended_at timestamptz,
  file text,
  bytes bigint,
  failure text,
  constraint ended_with_a_file_or_a_failure check ((ended_at is null) = (file is null and failure is null))
);

-- Since when a backup is expected each night; null for never.
alter table platform_settings add column backups_since timestamptz;

-- How the nightly backups are, for the organiser that was made first on this server, which is the operator's own; for others nothing.
create function backup_status() returns table (since timestamptz, succeeded_at timestamptz, failed_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.backups_since, (select max(ended_at) from backups where file is not null),
    (select max(ended_at) from backups where failure is not null)
  from platform_settings s
  where s.backups_since is not null
    and current_organiser() = (select id from organisers order by created_at, id limit 1)
$$;
revoke all on function backup_status from public;
grant execute on function backup_status to ribambelle_app;
