-- What waits for the money of a receivable, as a gift does, is done as soon as it is paid: the door that receives the money reads it under the same lock.
alter table receivables add column awaited boolean not null default false;
