-- A question that is shown only when an earlier one of its activity is answered by one of these choices.

alter table questions
  add column shown_when_question_id bigint,
  add column shown_when_choice_ids bigint[] not null default '{}',
  add foreign key (organiser_id, shown_when_question_id) references questions (organiser_id, id),
  add check ((shown_when_question_id is null) = (shown_when_choice_ids = '{}')),
  add check (shown_when_question_id <> id);
create index questions_shown_when on questions (organiser_id, shown_when_question_id) where shown_when_question_id is not null;
