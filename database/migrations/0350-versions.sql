-- Which state of a record somebody read: what staff change, they change as they read it (docs/decisions/0068-versions.md). A version moves
-- by itself, whoever writes, when something moves that a form shows; counters and what follows from sales leave it alone. What belongs to
-- a record and lies in other tables (options, answers, pictures) moves it by setting it.
create function move_version() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.version = old.version then
    new.version := old.version + 1;
  end if;
  return new;
end $$;

do $$
declare
  versioned record;
  old_values text;
  new_values text;
begin
  for versioned in select * from (values
    ('activities', 'title, description, instructions, age_minimum, age_maximum, default_capacity, default_price, default_deposit, registration_flow, allow_registrations_after_start, published, "order", maximum_quantity'),
    ('availabilities', 'location_id, closed, registrations_start_at, registrations_end_at, price, deposit, capacity, age_minimum, age_maximum'),
    ('availability_dates', 'start_at, end_at, capacity'),
    ('locations', 'name, title, street, number, postcode, city, active'),
    ('categories', 'title, motif, "order"'),
    ('category_groups', 'title, scope, "order"'),
    ('customers', 'firstname, lastname, email, pending_email, phone, language, deleted_at'),
    ('participants', 'firstname, lastname, birthdate, deleted_at'),
    ('collaborators', 'firstname, lastname, email, phone, language, role_id, active'),
    ('collaborator_roles', 'name, permissions'),
    ('vouchers', 'title, description, price, amount, duration, published, "order"'),
    ('payments', 'amount, method, state, message, paid_at'),
    ('reviews', 'score, message, private, hidden_at'),
    ('organisers', 'name, legal_name, email, phone, street, number, postcode, city, accent_color, language, languages, cart_minutes, confirmed_email_required, customer_participant_created, payment_methods, payment_mode, online_payments_activated, bank_transfers_activated, bank_account, bank_account_holder, bank_identifier, service_fee_amount, service_fee_percentage, maximum_unpaid_places, payment_term_days, payment_reference_prefix')
  ) as one (name, columns)
  loop
    select string_agg('old.' || trim(c), ', '), string_agg('new.' || trim(c), ', ')
      into old_values, new_values from unnest(string_to_array(versioned.columns, ',')) c;
    execute format('alter table %I add column version integer not null default 1 check (version >= 1)', versioned.name);
    execute format(
      'create trigger version_moves before update of %s on %I for each row when ((%s) is distinct from (%s)) execute function move_version()',
      versioned.columns, versioned.name, old_values, new_values);
  end loop;
end $$;

-- A date is closed by its state, which sales set too.
create trigger version_moves_when_closed before update of status on availability_dates
  for each row when ((old.status = 'CLOSED') is distinct from (new.status = 'CLOSED')) execute function move_version();

-- Of what record, and of which version of it, an entry of the log tells: who comes too late is told what changed since.
alter table audit_log add column versioned_cuid text, add column version integer;
create index on audit_log (organiser_id, versioned_cuid, version) where versioned_cuid is not null;
