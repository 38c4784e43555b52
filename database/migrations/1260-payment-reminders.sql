-- When families are reminded of what they did not pay in time (R32); nothing is sent until an organiser says when. Days are counted on the calendar of its zone.
alter table organisers
  add column reminder_first_days integer check (reminder_first_days between 0 and 60),
  add column reminder_second_days integer check (reminder_second_days between 14 and 90),
  add column reminder_message jsonb not null default '{}',
  add constraint second_reminder_follows check (reminder_second_days is null or reminder_first_days is not null);

-- staff can keep one debt out of reminders
alter table receivables add column reminders_stopped boolean not null default false;

-- One e-mail to one family. It is written with its debts, and sent by a job; what was paid in between is taken out, and an e-mail without debts is deleted.
create table payment_reminders (
  organiser_id bigint not null references organisers,
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  customer_id bigint not null,
  -- null for those that the platform sends
  created_by bigint,
  created_at timestamptz not null,
  -- null until it is on its way, with the last day on which its debts can be paid
  sent_at timestamptz,
  last_day date,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, customer_id) references customers,
  foreign key (organiser_id, created_by) references collaborators,
  check ((sent_at is null) = (last_day is null))
);
call protect_tenant_table('payment_reminders');
create index payment_reminders_of_customer on payment_reminders (organiser_id, customer_id, created_at desc, id);

-- A debt is what a receivable owes by one moment: no debt is reminded of twice with the same rank.
create table payment_reminder_debts (
  organiser_id bigint not null references organisers,
  id bigint not null default new_id(),
  payment_reminder_id bigint not null,
  receivable_id bigint not null,
  due_at timestamptz,
  rank integer not null check (rank >= 1),
  amount integer not null check (amount > 0),
  primary key (organiser_id, id),
  unique nulls not distinct (organiser_id, receivable_id, due_at, rank),
  foreign key (organiser_id, payment_reminder_id) references payment_reminders on delete cascade,
  foreign key (organiser_id, receivable_id) references receivables
);
call protect_tenant_table('payment_reminder_debts');
create index payment_reminder_debts_of_reminder on payment_reminder_debts (organiser_id, payment_reminder_id);
