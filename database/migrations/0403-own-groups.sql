-- Some of the team see their own groups alone: the availabilities that they are attached to, with who is registered in them.
create table availability_collaborators (
  organiser_id bigint not null references organisers (id),
  availability_id bigint not null,
  collaborator_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (organiser_id, availability_id, collaborator_id),
  foreign key (organiser_id, availability_id) references availabilities (organiser_id, id) on delete cascade,
  foreign key (organiser_id, collaborator_id) references collaborators (organiser_id, id)
);
create index on availability_collaborators (organiser_id, collaborator_id, availability_id);
call protect_tenant_table('availability_collaborators');

alter table collaborator_roles add column scope text not null default 'ALL' check (scope in ('ALL', 'OWN'));

-- The server becomes this role for a call of theirs. The policies below hold for it alone, so that nobody else's statement pays for them.
do $$
begin
  if not exists (select from pg_roles where rolname = 'ribambelle_own_groups') then
    create role ribambelle_own_groups nologin nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;

-- what the application may do, it may do too; who may become the one may become the other
do $$
declare login name;
begin
  grant ribambelle_app to ribambelle_own_groups;
  execute format('grant ribambelle_own_groups to %I', current_user);
  for login in
    select pg_get_userbyid(member) from pg_auth_members
    where roleid = 'ribambelle_app'::regrole and member <> 'ribambelle_own_groups'::regrole
  loop
    execute format('grant ribambelle_own_groups to %I', login);
  end loop;
exception when others then
  if not (pg_has_role('ribambelle_own_groups', 'ribambelle_app', 'member') and pg_has_role(current_user, 'ribambelle_own_groups', 'member'))
  then raise; end if;
end $$;

create function current_collaborator() returns bigint language sql stable parallel safe as
$$ select nullif(current_setting('app.collaborator_id', true), '')::bigint $$;

-- Past the policies, which would ask themselves: ids of the organiser and the collaborator of the transaction alone.
create function own_availabilities() returns bigint[] language sql stable security definer set search_path = public, pg_temp as
$$ select coalesce(array_agg(availability_id), '{}') from availability_collaborators
   where organiser_id = current_organiser() and collaborator_id = current_collaborator() $$;
create function own_registrations() returns bigint[] language sql stable security definer set search_path = public, pg_temp as
$$ select coalesce(array_agg(id), '{}') from registrations
   where organiser_id = current_organiser() and availability_id = any(own_availabilities()) $$;
create function own_participants() returns bigint[] language sql stable security definer set search_path = public, pg_temp as
$$ select coalesce(array_agg(distinct participant_id), '{}') from (
     select participant_id from registrations where organiser_id = current_organiser() and availability_id = any(own_availabilities())
     union all
     select participant_id from waiting_list_entries where organiser_id = current_organiser() and availability_id = any(own_availabilities())) own $$;
create function own_customers() returns bigint[] language sql stable security definer set search_path = public, pg_temp as
$$ select coalesce(array_agg(distinct customer_id), '{}') from (
     select customer_id from registrations where organiser_id = current_organiser() and availability_id = any(own_availabilities())
     union all
     select customer_id from waiting_list_entries where organiser_id = current_organiser() and availability_id = any(own_availabilities())) own $$;
revoke all on function own_availabilities, own_registrations, own_participants, own_customers from public;
grant execute on function own_availabilities, own_registrations, own_participants, own_customers to ribambelle_app;

-- In one place for each table, whatever reads it: a list, a detail, a search, a file, a report.
create procedure confine_to_own_groups(table_name text, condition text) language plpgsql as $$
begin
  execute format('create policy own_groups on %I as restrictive to ribambelle_own_groups using (%s) with check (%s)', table_name, condition, condition);
end $$;
call confine_to_own_groups('availabilities', 'id = any((select own_availabilities())::bigint[])');
call confine_to_own_groups('availability_dates', 'availability_id = any((select own_availabilities())::bigint[])');
call confine_to_own_groups('availability_collaborators', 'availability_id = any((select own_availabilities())::bigint[])');
call confine_to_own_groups('registrations', 'availability_id = any((select own_availabilities())::bigint[])');
call confine_to_own_groups('registration_dates', 'registration_id = any((select own_registrations())::bigint[])');
call confine_to_own_groups('registration_options', 'registration_id = any((select own_registrations())::bigint[])');
call confine_to_own_groups('registration_questions', 'registration_id = any((select own_registrations())::bigint[])');
call confine_to_own_groups('waiting_list_entries', 'availability_id = any((select own_availabilities())::bigint[])');
call confine_to_own_groups('participants', 'id = any((select own_participants())::bigint[])');
call confine_to_own_groups('customers', 'id = any((select own_customers())::bigint[])');
call confine_to_own_groups('addresses', 'customer_id = any((select own_customers())::bigint[])');
call confine_to_own_groups('custom_field_answers', 'participant_id = any((select own_participants())::bigint[]) or customer_id = any((select own_customers())::bigint[])');
call confine_to_own_groups('receivables', 'customer_id = any((select own_customers())::bigint[])');
call confine_to_own_groups('payments', 'customer_id = any((select own_customers())::bigint[])');
call confine_to_own_groups('wallet_movements', 'customer_id = any((select own_customers())::bigint[])');
call confine_to_own_groups('customer_vouchers', 'customer_id = any((select own_customers())::bigint[])');
call confine_to_own_groups('reviews', 'registration_id = any((select own_registrations())::bigint[])');
