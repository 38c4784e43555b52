-- The organiser asks something of its team too, and keeps what is answered with each of them.
alter table custom_fields drop constraint custom_fields_entity_check,
  add constraint custom_fields_entity_check check (entity in ('CUSTOMERS', 'PARTICIPANTS', 'COLLABORATORS'));
alter table custom_field_answers add column collaborator_id bigint,
  drop constraint custom_field_answers_check,
  add constraint custom_field_answers_check check (num_nonnulls(customer_id, participant_id, collaborator_id) = 1),
  add foreign key (organiser_id, collaborator_id) references collaborators (organiser_id, id);
create unique index on custom_field_answers (organiser_id, collaborator_id, field_id) where collaborator_id is not null;
