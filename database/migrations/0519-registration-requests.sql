-- Registration requests: what a family asks of an activity, for staff to decide. A request holds no places and costs nothing.

create table registration_requests (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  reference text not null default upper(substr(new_cuid(), 2, 10)),
  activity_id bigint not null,
  tier_id bigint not null,
  customer_id bigint not null,
  participant_id bigint not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'CANCELLED')),
  -- what was chosen and answered: [{ price_id, content }] and [{ question_id, content }]
  options jsonb not null default '[]',
  questions jsonb not null default '[]',
  -- the order in which it was asked, and its receivable of nothing
  cart_id bigint not null,
  cart_item_id bigint not null,
  receivable_id bigint not null,
  -- when it was approved, rejected or cancelled, by whom of the team (null for the family), and what they were told
  decided_at timestamptz,
  decided_by bigint,
  message text not null default '',
  -- the order of what was approved
  order_id bigint,
  created_at timestamptz not null default now(),
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  unique (organiser_id, reference),
  foreign key (organiser_id, activity_id) references activities (organiser_id, id),
  foreign key (organiser_id, tier_id) references registration_request_tiers (organiser_id, id),
  foreign key (organiser_id, customer_id) references customers (organiser_id, id),
  foreign key (organiser_id, participant_id) references participants (organiser_id, id),
  foreign key (organiser_id, cart_id) references carts (organiser_id, id),
  foreign key (organiser_id, cart_item_id) references cart_items (organiser_id, id),
  foreign key (organiser_id, receivable_id) references receivables (organiser_id, id),
  foreign key (organiser_id, decided_by) references collaborators (organiser_id, id),
  foreign key (organiser_id, order_id) references carts (organiser_id, id),
  check ((status = 'PENDING') = (decided_at is null)),
  check ((status = 'APPROVED') = (order_id is not null))
);
create index on registration_requests (organiser_id, created_at desc, id);
create index on registration_requests (organiser_id, status, created_at desc, id);
create index on registration_requests (organiser_id, customer_id, created_at desc, id);
create index on registration_requests (organiser_id, activity_id, created_at desc, id);
create index on registration_requests (organiser_id, participant_id);
create index on registration_requests (organiser_id, cart_id);
create unique index on registration_requests (organiser_id, cart_item_id);
create unique index on registration_requests (organiser_id, receivable_id);
call protect_tenant_table('registration_requests');
call confine_to_own_groups('registration_requests', 'customer_id = any((select own_customers())::bigint[])');

-- Which availabilities are asked for, on which of their dates, and the registration that came of each.
create table registration_request_availabilities (
  organiser_id bigint not null references organisers (id),
  registration_request_id bigint not null,
  availability_id bigint not null,
  date_ids bigint[] not null,
  registration_id bigint,
  primary key (organiser_id, registration_request_id, availability_id),
  foreign key (organiser_id, registration_request_id) references registration_requests (organiser_id, id),
  foreign key (organiser_id, availability_id) references availabilities (organiser_id, id),
  foreign key (organiser_id, registration_id) references registrations (organiser_id, id)
);
create index on registration_request_availabilities (organiser_id, availability_id);
create unique index on registration_request_availabilities (organiser_id, registration_id) where registration_id is not null;
call protect_tenant_table('registration_request_availabilities');
call confine_to_own_groups('registration_request_availabilities',
  'registration_request_id in (select id from registration_requests where customer_id = any((select own_customers())::bigint[]))');

-- A request in a cart; what is asked stands in its price_lines.
alter table cart_items
  add column requested_activity_id bigint,
  add foreign key (organiser_id, requested_activity_id) references activities (organiser_id, id),
  drop constraint cart_items_kind,
  add constraint cart_items_kind check (case type
    when 'REGISTRATION' then participant_id is not null and availability_id is not null
    when 'VOUCHER' then voucher_id is not null
    when 'BUNDLE' then bundle_id is not null
    when 'MEMBERSHIP' then membership_id is not null
    when 'REGISTRATION_REQUEST' then participant_id is not null and requested_activity_id is not null and price = 0
    else false end);
create index on cart_items (organiser_id, requested_activity_id) where requested_activity_id is not null;

-- As before, with requests: the title of the activity, and for whom. What is decided against is cancelled.
create or replace view receivable_subjects with (security_invoker = true) as
  select r.organiser_id, r.receivable_id, r.cuid, r.reference,
    (select v.title from availabilities a join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
     where a.organiser_id = r.organiser_id and a.id = r.availability_id) as title,
    (select p.firstname from participants p where p.organiser_id = r.organiser_id and p.id = r.participant_id) as firstname,
    (select p.lastname from participants p where p.organiser_id = r.organiser_id and p.id = r.participant_id) as lastname,
    r.cancelled_at,
    (select a.start_at from availabilities a where a.organiser_id = r.organiser_id and a.id = r.availability_id) as start_at
  from registrations r
  union all
  select s.organiser_id, s.receivable_id, s.cuid, s.cuid,
    (select v.title from vouchers v where v.organiser_id = s.organiser_id and v.id = s.voucher_id),
    null, null, s.cancelled_at, null
  from customer_vouchers s
  union all
  select s.organiser_id, s.receivable_id, s.cuid, s.cuid,
    (select b.title from bundles b where b.organiser_id = s.organiser_id and b.id = s.bundle_id),
    (select p.firstname from participants p where p.organiser_id = s.organiser_id and p.id = s.participant_id),
    (select p.lastname from participants p where p.organiser_id = s.organiser_id and p.id = s.participant_id),
    s.cancelled_at, null
  from customer_bundles s
  union all
  select c.organiser_id, c.receivable_id,
    (select s.cuid from customer_memberships s where s.organiser_id = c.organiser_id and s.id = c.customer_membership_id), c.cuid,
    (select m.title from customer_memberships s join memberships m on m.organiser_id = s.organiser_id and m.id = s.membership_id
     where s.organiser_id = c.organiser_id and s.id = c.customer_membership_id),
    (select p.firstname from customer_memberships s join participants p on p.organiser_id = s.organiser_id and p.id = s.participant_id
     where s.organiser_id = c.organiser_id and s.id = c.customer_membership_id),
    (select p.lastname from customer_memberships s join participants p on p.organiser_id = s.organiser_id and p.id = s.participant_id
     where s.organiser_id = c.organiser_id and s.id = c.customer_membership_id),
    (select s.cancelled_at from customer_memberships s where s.organiser_id = c.organiser_id and s.id = c.customer_membership_id), null
  from membership_cycles c
  union all
  select q.organiser_id, q.receivable_id, q.cuid, q.reference,
    (select v.title from activities v where v.organiser_id = q.organiser_id and v.id = q.activity_id),
    (select p.firstname from participants p where p.organiser_id = q.organiser_id and p.id = q.participant_id),
    (select p.lastname from participants p where p.organiser_id = q.organiser_id and p.id = q.participant_id),
    case when q.status in ('REJECTED', 'CANCELLED') then q.decided_at end, null
  from registration_requests q;
