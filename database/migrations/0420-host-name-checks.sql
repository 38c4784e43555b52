-- What was found when somebody last asked whether a host name leads here: beside the host names, so that asking forgets no page.
create table host_name_checks (
  organiser_id bigint not null references organisers (id),
  hostname text not null references host_names (hostname) on delete cascade,
  checked_at timestamptz not null,
  result text not null check (result in ('HERE', 'ELSEWHERE', 'NAME_UNKNOWN', 'PRIVATE_NETWORK', 'NO_ANSWER', 'CERTIFICATE')),
  addresses text[] not null default '{}',
  primary key (organiser_id, hostname)
);
create index on host_name_checks (hostname);
call protect_tenant_table('host_name_checks');
