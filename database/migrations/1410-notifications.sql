-- Notifications that leave by themselves (1 §3.3, §9.3): what the organiser says of them, and a row for each that is to come or past.
create table notification_definitions (
  organiser_id bigint not null references organisers,
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  -- for staff
  name text not null check (name <> ''),
  -- the subject of its e-mails; empty: that of the standard part
  title jsonb not null default '{"fr": "", "en": ""}',
  trigger text not null,
  -- in minutes
  delay integer not null default 0 check (delay between 0 and 1054080),
  delay_type text not null default 'AFTER_TRIGGER' check (delay_type in ('AFTER_TRIGGER', 'BEFORE_AVAILABILITY', 'AFTER_AVAILABILITY', 'BEFORE_EXPIRATION')),
  recipient_type text not null default 'CUSTOMERS' check (recipient_type in ('CUSTOMERS', 'COLLABORATORS', 'ADDRESS')),
  -- an address, for ADDRESS alone
  recipient text not null default '' check ((recipient <> '') = (recipient_type = 'ADDRESS')),
  -- for COLLABORATORS: these; none means all who may read registrations
  collaborator_ids bigint[] not null default '{}',
  -- what it is about, unless it is about everything
  global boolean not null default false,
  activity_ids bigint[] not null default '{}',
  category_ids bigint[] not null default '{}',
  membership_ids bigint[] not null default '{}',
  active boolean not null default false,
  content jsonb not null default '[{"type": "STANDARD"}]',
  requirements jsonb not null default '[]',
  attachments jsonb not null default '[]',
  -- the pause between two of its e-mails to one family, in minutes
  spam_avoidance_delay integer not null default 0 check (spam_avoidance_delay between 0 and 1054080),
  -- true for the one that every organiser has, and that stays active
  required boolean not null default false check (not required or (active and global and trigger = 'cart.processed' and recipient_type = 'CUSTOMERS')),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organiser_id, id),
  unique (organiser_id, cuid)
);
create unique index notification_definitions_required on notification_definitions (organiser_id) where required;
create index notification_definitions_triggered on notification_definitions (organiser_id, trigger);
call protect_tenant_table('notification_definitions');
create trigger version_moves before update of name, title, delay, delay_type, recipient_type, recipient, collaborator_ids, global, activity_ids, category_ids, membership_ids, active, content, requirements, attachments, spam_avoidance_delay
  on notification_definitions for each row
  when ((old.name, old.title, old.delay, old.delay_type, old.recipient_type, old.recipient, old.collaborator_ids, old.global, old.activity_ids, old.category_ids, old.membership_ids, old.active, old.content, old.requirements, old.attachments, old.spam_avoidance_delay)
    is distinct from (new.name, new.title, new.delay, new.delay_type, new.recipient_type, new.recipient, new.collaborator_ids, new.global, new.activity_ids, new.category_ids, new.membership_ids, new.active, new.content, new.requirements, new.attachments, new.spam_avoidance_delay))
  execute function move_version();

-- Every organiser has those of the e-mails that left before; the confirmation of orders stays active.
create function add_notifications(organiser bigint) returns void language sql as $$
  insert into notification_definitions (organiser_id, name, trigger, active, global, required, attachments, created_at, updated_at)
  select organiser, name, trigger, true, true, trigger = 'cart.processed', attachments, now(), now() from (values
    ('Panier confirmé', 'cart.processed', '["CALENDAR", "RECEIPT"]'::jsonb),
    ('Inscription annulée', 'registration.cancellation.created', '["CALENDAR"]'),
    ('Inscription rétablie', 'registration.cancellation.restored', '["CALENDAR"]'),
    ('Inscription déplacée', 'registration.transfer.created', '["CALENDAR"]'),
    ('Place libre', 'waiting-list.vacancy', '[]')) as usual (name, trigger, attachments)
$$;
revoke all on function add_notifications from public;
create function add_default_notifications() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform add_notifications(new.id);
  return null;
end $$;
create trigger default_notifications after insert on organisers for each row execute function add_default_notifications();
select add_notifications(id) from organisers;

create table notification_deliveries (
  organiser_id bigint not null references organisers,
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  definition_id bigint not null,
  -- the family that it concerns
  customer_id bigint not null,
  -- what it is about
  cart_id bigint,
  registration_id bigint,
  -- the change of the registration, when it was moved or restored
  registration_change_id bigint,
  customer_membership_id bigint,
  -- without a reference: what was sent stays when the entry goes with its dates
  waiting_list_entry_id bigint,
  -- whom it goes to: the family unless one of these is set
  collaborator_id bigint,
  address text,
  -- true when staff send it now: neither its moment nor its conditions count
  by_hand boolean not null default false,
  -- distinguishes what happens to one record more than once; empty for what happens once
  event text not null default '',
  happened_at timestamptz not null,
  -- from when the definition counts for it: the event, or the moment when older records were included
  since timestamptz not null,
  -- null: nothing that it is counted from takes place
  due_at timestamptz,
  -- the version of the definition for which it was computed; 0: what it is about has changed
  computed_for integer not null default 0,
  -- when it was handed to the job that sends it
  queued_at timestamptz,
  state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'MERGED', 'SKIPPED', 'HELD_BACK', 'FAILED')),
  reason text not null default '' check ((reason <> '') = (state in ('SKIPPED', 'HELD_BACK', 'FAILED'))),
  mail_id bigint,
  -- the delivery with whose e-mail it left
  merged_into_id bigint,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  check (num_nonnulls(cart_id, registration_id, customer_membership_id, waiting_list_entry_id) = 1),
  check (collaborator_id is null or address is null),
  check ((ended_at is null) = (state = 'WAITING')),
  check ((mail_id is not null) = (state in ('SENT', 'MERGED'))),
  check ((merged_into_id is not null) = (state = 'MERGED')),
  foreign key (organiser_id, definition_id) references notification_definitions,
  foreign key (organiser_id, customer_id) references customers,
  foreign key (organiser_id, cart_id) references carts,
  foreign key (organiser_id, registration_id) references registrations,
  check (registration_change_id is null or registration_id is not null),
  foreign key (organiser_id, registration_change_id) references registration_changes,
  foreign key (organiser_id, customer_membership_id) references customer_memberships,
  foreign key (organiser_id, collaborator_id) references collaborators,
  foreign key (organiser_id, mail_id) references sent_mails,
  foreign key (organiser_id, merged_into_id) references notification_deliveries
);
call protect_tenant_table('notification_deliveries');
-- each thing that happens is told once to each recipient of a definition
create unique index notification_deliveries_once on notification_deliveries
  (organiser_id, definition_id, registration_id, registration_change_id, cart_id, customer_membership_id, waiting_list_entry_id, collaborator_id, address, event) nulls not distinct;
create index notification_deliveries_due on notification_deliveries (organiser_id, due_at, id) where state = 'WAITING' and queued_at is null;
create index notification_deliveries_waiting on notification_deliveries (organiser_id, definition_id, computed_for, id) where state = 'WAITING';
create index notification_deliveries_together on notification_deliveries (organiser_id, definition_id, customer_id, ended_at desc);
create index notification_deliveries_newest on notification_deliveries (organiser_id, created_at desc, id);
create index notification_deliveries_of_definition on notification_deliveries (organiser_id, definition_id, created_at desc, id);
create index notification_deliveries_customer on notification_deliveries (organiser_id, customer_id, created_at desc, id desc);
create index notification_deliveries_registration on notification_deliveries (organiser_id, registration_id) where registration_id is not null;
create index notification_deliveries_change on notification_deliveries (organiser_id, registration_change_id) where registration_change_id is not null;
create index notification_deliveries_cart on notification_deliveries (organiser_id, cart_id) where cart_id is not null;
create index notification_deliveries_membership on notification_deliveries (organiser_id, customer_membership_id) where customer_membership_id is not null;
create index notification_deliveries_entry on notification_deliveries (organiser_id, waiting_list_entry_id) where waiting_list_entry_id is not null;
create index notification_deliveries_collaborator on notification_deliveries (organiser_id, collaborator_id) where collaborator_id is not null;
create index notification_deliveries_mail on notification_deliveries (organiser_id, mail_id) where mail_id is not null;
create index notification_deliveries_merged on notification_deliveries (organiser_id, merged_into_id) where merged_into_id is not null;

-- A date that moves, or is called off, moves what waits for it, whoever writes it.
create function date_moves_notifications() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update notification_deliveries d set computed_for = 0
    where d.organiser_id = new.organiser_id and d.state = 'WAITING' and d.computed_for <> 0
      and d.registration_id in (select r.registration_id from registration_dates r where r.organiser_id = new.organiser_id and r.date_id = new.id);
  if found then
    perform graphile_worker.add_job('recompute-notifications', json_build_object('organiser_id', new.organiser_id),
      job_key => 'recompute notifications ' || new.organiser_id, priority => 0);
  end if;
  return null;
end $$;
create trigger notifications_follow after update of start_at, end_at, called_off_at on availability_dates for each row
  when ((old.start_at, old.end_at, old.called_off_at) is distinct from (new.start_at, new.end_at, new.called_off_at)) execute function date_moves_notifications();
-- So does a date that a registration loses; one that it gains is an event of that registration.
create function lost_date_moves_notifications() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update notification_deliveries d set computed_for = 0
    where d.organiser_id = old.organiser_id and d.registration_id = old.registration_id and d.state = 'WAITING' and d.computed_for <> 0;
  if found then
    perform graphile_worker.add_job('recompute-notifications', json_build_object('organiser_id', old.organiser_id),
      job_key => 'recompute notifications ' || old.organiser_id, priority => 0);
  end if;
  return null;
end $$;
create trigger notifications_follow after delete on registration_dates for each row execute function lost_date_moves_notifications();
