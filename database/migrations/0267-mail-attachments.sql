-- The files that go with an e-mail: a calendar, a receipt. They are kept and erased with it.
create table mail_attachments (
  organiser_id bigint not null,
  mail_id bigint not null,
  cuid text not null default new_cuid(),
  name text not null,
  content_type text not null,
  bytes bytea not null,
  primary key (organiser_id, mail_id, name),
  unique (organiser_id, cuid),
  foreign key (organiser_id, mail_id) references sent_mails (organiser_id, id) on delete cascade
);
call protect_tenant_table('mail_attachments');
