-- One e-mail to many families (decision 158). Who gets it is written down when it is sent, a row a family; what becomes of each stands in the
-- e-mail that it gets, so that no counter can drift from the rows.
create table mailings (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  version integer not null default 1 check (version >= 1),
  collaborator_id bigint not null,
  purpose text not null default 'SERVICE' check (purpose in ('SERVICE', 'NEWS')),
  subject jsonb not null default '{}',
  text jsonb not null default '{}',
  -- what was chosen: rows of a list, its filters, or a segment
  recipients jsonb not null,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'WRITING', 'SENDING', 'SENT', 'CANCELLED')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  begun_at timestamptz,
  finished_at timestamptz,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  check ((state = 'DRAFT') = (begun_at is null)),
  foreign key (organiser_id, collaborator_id) references collaborators (organiser_id, id)
);
create index on mailings (organiser_id, created_at desc, id);
call protect_tenant_table('mailings');
create trigger version_moves before update of purpose, subject, text, recipients on mailings
  for each row when ((old.purpose, old.subject, old.text, old.recipients) is distinct from (new.purpose, new.subject, new.text, new.recipients))
  execute function move_version();

-- without names and addresses: those are the family's own
create table mailing_recipients (
  organiser_id bigint not null,
  mailing_id bigint not null,
  customer_id bigint not null,
  -- what of the family was chosen: its e-mail speaks of that
  registration_ids bigint[] not null default '{}',
  date_ids bigint[] not null default '{}',
  participant_ids bigint[] not null default '{}',
  state text not null default 'WAITING' check (state in ('WAITING', 'WRITTEN', 'HELD_BACK', 'CANCELLED')),
  held_back text check (held_back in ('NO_ADDRESS', 'NO_CONSENT', 'ADDRESS_UNCONFIRMED', 'ADDRESS_REFUSED')),
  primary key (organiser_id, mailing_id, customer_id),
  check ((state = 'HELD_BACK') = (held_back is not null)),
  foreign key (organiser_id, mailing_id) references mailings (organiser_id, id) on delete cascade,
  foreign key (organiser_id, customer_id) references customers (organiser_id, id)
);
create index on mailing_recipients (organiser_id, mailing_id, customer_id) where state = 'WAITING';
create index on mailing_recipients (organiser_id, customer_id);
call protect_tenant_table('mailing_recipients');

-- its files are kept once, and go with each of its e-mails
create table mailing_attachments (
  organiser_id bigint not null,
  mailing_id bigint not null,
  cuid text not null default new_cuid(),
  name text not null,
  content_type text not null,
  bytes bytea not null,
  primary key (organiser_id, mailing_id, name),
  unique (organiser_id, cuid),
  foreign key (organiser_id, mailing_id) references mailings (organiser_id, id) on delete cascade
);
call protect_tenant_table('mailing_attachments');

alter table sent_mails add column mailing_id bigint,
  add foreign key (organiser_id, mailing_id) references mailings (organiser_id, id);
create unique index sent_mails_mailing on sent_mails (organiser_id, mailing_id, customer_id) where mailing_id is not null;
-- what of a time of sending waits, in the order in which it leaves
create index sent_mails_of_sending on sent_mails (organiser_id, sending_id, created_at, id)
  where sending_id is not null and state = 'QUEUED' and handed_at is null;
-- a time of sending that is of a mailing; null for what the mailbox sends again
alter table mail_sendings add column mailing_id bigint,
  add foreign key (organiser_id, mailing_id) references mailings (organiser_id, id);

-- a family agreed to receive news, and has not taken that back
alter table customers add column news_consented_at timestamptz;

-- who sees own groups alone writes to them alone, and sees what they wrote themselves
call confine_to_own_groups('mailings', 'collaborator_id = (select current_collaborator())');
call confine_to_own_groups('mailing_recipients', 'customer_id = any((select own_customers())::bigint[])
  and mailing_id in (select id from mailings where organiser_id = current_organiser())');
call confine_to_own_groups('mailing_attachments', 'mailing_id in (select id from mailings where organiser_id = current_organiser())');
