-- From whom the organiser wants a second factor, and from which day; a null day is at once.
alter table organisers
  add column second_factor_for text not null default 'NOBODY' check (second_factor_for in ('NOBODY', 'SENSITIVE', 'EVERYBODY')),
  add column second_factor_from date;

-- Ten codes for who lost the second factor, each good once. They are random enough that a plain hash tells nothing of them.
create table collaborator_recovery_codes (
  organiser_id bigint not null references organisers (id),
  collaborator_id bigint not null,
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (organiser_id, collaborator_id, code_hash),
  foreign key (organiser_id, collaborator_id) references collaborators (organiser_id, id)
);
call protect_tenant_table('collaborator_recovery_codes');
