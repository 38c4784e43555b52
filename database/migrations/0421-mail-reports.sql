-- What mail servers reported later of e-mails that were taken, so that a report that comes twice changes nothing twice. Its words stand
-- with the e-mail alone, where erasing an account finds them.
create table mail_reports (
  organiser_id bigint not null references organisers (id),
  mail_id bigint not null,
  digest bytea not null,
  received_at timestamptz not null,
  primary key (organiser_id, mail_id, digest),
  foreign key (organiser_id, mail_id) references sent_mails (organiser_id, id) on delete cascade
);
call protect_tenant_table('mail_reports');
