-- The files of transfers for the organiser's bank, each as it was made.
create table sepa_files (
  organiser_id bigint not null references organisers,
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  -- from 1, by organiser
  number integer not null check (number > 0),
  transfers integer not null check (transfers > 0),
  amount bigint not null check (amount > 0),
  bytes bytea not null,
  sha256 text not null,
  created_by bigint,
  created_at timestamptz not null,
  -- the moment when staff said that the bank had executed it
  executed_at timestamptz,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  unique (organiser_id, number),
  foreign key (organiser_id, created_by) references collaborators
);
call protect_tenant_table('sepa_files');

alter table outgoing_transfers add column sepa_file_id bigint;
alter table outgoing_transfers add foreign key (organiser_id, sepa_file_id) references sepa_files;
-- one that is in a file stays there, whatever becomes of it
alter table outgoing_transfers add check (state = 'FAILED' or (sepa_file_id is null) = (state = 'PENDING'));
create index outgoing_transfers_in_file on outgoing_transfers (organiser_id, sepa_file_id) where sepa_file_id is not null;
-- of a state, the last first
drop index outgoing_transfers_waiting;
create index outgoing_transfers_state on outgoing_transfers (organiser_id, state, created_at desc, id);
create index outgoing_transfers_written on outgoing_transfers (organiser_id, created_at desc, id);
