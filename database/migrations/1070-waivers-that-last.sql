-- What staff set aside lasts while the registration is for the same person in the same activity, and can be added to at each later change (decision 213).
alter table registration_waivers drop constraint registration_waivers_pkey;
alter table registration_waivers
  add column id bigint not null default new_id(),
  add column holds boolean not null default true,
  add primary key (organiser_id, id);
create index on registration_waivers (organiser_id, registration_id);

-- who was replaced, or moved to another activity, since it was set aside
update registration_waivers w set holds = false
where exists (select from registration_changes c
  where c.organiser_id = w.organiser_id and c.registration_id = w.registration_id and c.created_at > w.created_at and c.kind in ('REPLACEMENT', 'TRANSFER'));
