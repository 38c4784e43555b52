-- In which families a child was before (decision 162): what those ordered for it stays theirs.
create table moved_participants (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  participant_id bigint not null,
  -- the family that it left
  customer_id bigint not null,
  moved_by bigint not null,
  moved_at timestamptz not null,
  primary key (organiser_id, id),
  foreign key (organiser_id, participant_id) references participants (organiser_id, id),
  foreign key (organiser_id, customer_id) references customers (organiser_id, id),
  foreign key (organiser_id, moved_by) references collaborators (organiser_id, id)
);
create index on moved_participants (organiser_id, participant_id);
create index on moved_participants (organiser_id, customer_id);
create index on moved_participants (organiser_id, moved_by);
call protect_tenant_table('moved_participants');
call confine_to_own_groups('moved_participants', 'participant_id = any((select own_participants())::bigint[])');
