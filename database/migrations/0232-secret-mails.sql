-- E-mails with a secret link are never shown, and keep their words only while they wait to be delivered.
alter table sent_mails add column secret boolean not null default false;
update sent_mails set secret = true, html = case when state = 'QUEUED' then html else '' end,
  text = case when state = 'QUEUED' then text else '' end
where kind = 'customer.password-link.requested';
