-- What staff set aside when they registered somebody, with the note that says why (decision 150).
create table registration_waivers (
  organiser_id bigint not null references organisers (id),
  registration_id bigint not null,
  waived text[] not null check (waived <> '{}' and waived <@ array['AGE', 'ANSWERS']),
  note text not null,
  created_by bigint not null,
  created_at timestamptz not null,
  primary key (organiser_id, registration_id),
  foreign key (organiser_id, registration_id) references registrations (organiser_id, id),
  foreign key (organiser_id, created_by) references collaborators (organiser_id, id)
);
call protect_tenant_table('registration_waivers');
call confine_to_own_groups('registration_waivers', 'registration_id = any((select own_registrations())::bigint[])');
revoke delete on registration_waivers from ribambelle_app;

-- who may register beyond the places may set this aside as well, until a role says otherwise
update collaborator_roles set permissions = permissions || 'registrations.waive'::text
where 'registrations.overbook' = any(permissions) and not 'registrations.waive' = any(permissions);
