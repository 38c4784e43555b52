-- E-mail addresses are confirmed by a link; a changed one counts when it is confirmed (R30).
alter table customers add column email_confirmed_at timestamptz;
alter table customers add column pending_email text;
-- whoever had an account before was written to without being asked
update customers set email_confirmed_at = created_at where password_hash is not null and deleted_at is null;

alter table organisers add column confirmed_email_required boolean not null default false;

create table email_links (
  organiser_id bigint not null references organisers (id),
  token_hash bytea not null primary key,
  customer_id bigint not null,
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  foreign key (organiser_id, customer_id) references customers (organiser_id, id)
);
create index on email_links (organiser_id, customer_id);
create index on email_links (expires_at);
call protect_tenant_table('email_links');
