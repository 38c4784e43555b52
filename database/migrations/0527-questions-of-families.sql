-- Whose answer a question wants: each participant's, or one of the whole family.

alter table questions add column answered_by text not null default 'PARTICIPANT' check (answered_by in ('PARTICIPANT', 'FAMILY'));
