-- Money that the organiser sends from its own bank account: refunds to the account of a family. The amount left the books of the payment
-- when it was written; FAILED puts it back.
create table outgoing_transfers (
  organiser_id bigint not null references organisers,
  id bigint not null default new_id(),
  -- of a refund: the refund's own
  cuid text not null default new_cuid(),
  customer_id bigint not null,
  refund_id bigint,
  amount integer not null check (amount > 0),
  -- empty once it ended and its family was erased
  holder text not null,
  iban text not null,
  -- words on the statement of the family
  message text not null,
  state text not null check (state in ('PENDING', 'SENT', 'DONE', 'FAILED')),
  created_by bigint,
  created_at timestamptz not null,
  done_at timestamptz,
  failed_at timestamptz,
  -- the word of the person who noted that it failed
  note text not null default '',
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  foreign key (organiser_id, customer_id) references customers,
  foreign key (organiser_id, refund_id) references refunds,
  foreign key (organiser_id, created_by) references collaborators
);
call protect_tenant_table('outgoing_transfers');
create unique index outgoing_transfers_refund on outgoing_transfers (organiser_id, refund_id) where refund_id is not null;
create index outgoing_transfers_of_family on outgoing_transfers (organiser_id, customer_id, created_at desc, id);
create index outgoing_transfers_waiting on outgoing_transfers (organiser_id, id) where state = 'PENDING';
