-- A mailing can be planned: it is begun at its moment, for the families found then.
alter table mailings
  add column send_at timestamptz,
  -- whose rights count when it is begun
  add column planned_by_id bigint,
  -- why it was not begun at its moment, and is a draft again; empty for none
  add column not_begun text not null default '',
  drop constraint mailings_state_check,
  drop constraint mailings_check,
  add check (state in ('DRAFT', 'PLANNED', 'WRITING', 'SENDING', 'SENT', 'CANCELLED')),
  add check ((state in ('DRAFT', 'PLANNED')) = (begun_at is null)),
  add check ((state = 'PLANNED') = (send_at is not null)),
  add check ((state = 'PLANNED') = (planned_by_id is not null)),
  add check (not_begun = '' or state = 'DRAFT'),
  add foreign key (organiser_id, planned_by_id) references collaborators (organiser_id, id);
create index on mailings (organiser_id, planned_by_id) where planned_by_id is not null;
