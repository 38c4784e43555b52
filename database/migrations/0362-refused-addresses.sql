-- The mail server said for good that a family's address cannot be written to, and in which words. Another address begins anew.
alter table customers add column email_refused_at timestamptz, add column email_refused_answer text;
create function forget_refused_email() returns trigger language plpgsql as $$
begin
  new.email_refused_at := null;
  new.email_refused_answer := null;
  return new;
end $$;
create trigger forget_refused_email before update of email on customers for each row
  when (old.email is distinct from new.email) execute function forget_refused_email();
create index on customers (organiser_id, email_refused_at desc) where email_refused_at is not null;
