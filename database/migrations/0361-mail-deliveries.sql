-- How each delivery ended: the words of the server that took it, or why none did; REFUSED is an address that the server does not know,
-- OBSOLETE what is not sent any more because what it says is over.
alter table sent_mails drop constraint sent_mails_state_check;
alter table sent_mails add constraint sent_mails_state_check
  check (state in ('QUEUED', 'SENT', 'KEPT', 'FAILED', 'REFUSED', 'OBSOLETE'));
alter table sent_mails
  add column answer text,
  add column failure text,
  add column concerns text,
  add column valid_until timestamptz,
  add column handed_at timestamptz,
  add column sending_id bigint;
update sent_mails set failure = case when error is null then null else 'OTHER' end,
  sent_at = case when state = 'KEPT' then null else sent_at end,
  concerns = case
    when kind in ('customer.email-change.requested', 'customer.email-confirmation.requested') then 'ADDRESS'
    when kind in ('customer.password-link.requested', 'collaborator.password-link.requested', 'collaborator.second-factor.reset') then 'PASSWORD'
    when kind = 'waiting-list.vacancy' then 'OTHER'
    else 'ORDER' end;
alter table sent_mails alter column concerns set not null, alter column concerns set default 'OTHER',
  add constraint sent_mails_concerns_check check (concerns in ('ADDRESS', 'PASSWORD', 'ORDER', 'OTHER'));
-- what waits for somebody to act: nothing took it, and it is not this e-mail's own doing
alter table sent_mails add column unsent boolean not null generated always as (recipient <> '' and coalesce(
  state = 'KEPT'
  or (state = 'FAILED' and coalesce(failure, '') not in ('ADDRESS_REFUSED', 'MESSAGE_REFUSED'))
  or (state = 'QUEUED' and failure not in ('DELAYED', 'OTHER', 'INTERRUPTED')), false)) stored;
create index on sent_mails (organiser_id, created_at) where unsent;
create index on sent_mails (organiser_id, state, created_at desc, id);
-- one time that e-mails are sent again; how far it is stands in its e-mails
create table mail_sendings (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  created_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid)
);
call protect_tenant_table('mail_sendings');
alter table sent_mails add foreign key (organiser_id, sending_id) references mail_sendings (organiser_id, id);
create index on sent_mails (organiser_id, sending_id) where sending_id is not null;
