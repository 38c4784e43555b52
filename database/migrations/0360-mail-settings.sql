-- How an organiser's e-mails leave: through a mail server of its own (an empty host is the platform's), from whom, and where answers go.
-- The password is sealed (server/vault). A test that was accepted is remembered with what it was made with.
create table mail_settings (
  organiser_id bigint primary key references organisers (id),
  host text not null default '',
  port integer not null default 587 check (port between 1 and 65535),
  security text not null default 'STARTTLS' check (security in ('TLS', 'STARTTLS', 'NONE')),
  username text not null default '',
  password text,
  sender_name text not null default '',
  sender_address text not null default '',
  reply_to text not null default '',
  tested_with text,
  tested_at timestamptz,
  tested_answer text,
  updated_at timestamptz not null default now()
);
call protect_tenant_table('mail_settings');
-- beside the organiser, so that pages which promise an e-mail know it without another look
alter table organisers add column own_mail_server boolean not null default false;
