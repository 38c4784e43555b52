-- The domain in whose name the platform signs an organiser's e-mails (DKIM): at most one, with its key, and a next key while it is renewed.
-- Private keys are sealed (server/vault); no endpoint returns them.
create table sender_domains (
  organiser_id bigint primary key references organisers (id),
  -- in lower case and ASCII
  domain text not null,
  selector text not null,
  -- in base64, as it is published
  public_key text not null,
  private_key_sealed text not null,
  next_selector text,
  next_public_key text,
  next_private_key_sealed text,
  state text not null default 'WAITING' check (state in ('WAITING', 'VERIFIED', 'BROKEN')),
  -- since the last check that found the key
  failed_checks integer not null default 0 check (failed_checks between 0 and 2),
  checked_at timestamptz,
  verified_at timestamptz,
  created_at timestamptz not null,
  check (num_nonnulls(next_selector, next_public_key, next_private_key_sealed) in (0, 3)),
  check (state = 'WAITING' or verified_at is not null)
);
call protect_tenant_table('sender_domains');
-- the record of one organiser is never that of another
create unique index sender_domains_selector on sender_domains (domain, selector);

-- The result of the last look for each of its records, and what is there instead or already.
create table sender_domain_findings (
  organiser_id bigint not null references sender_domains on delete cascade,
  kind text not null check (kind in ('DKIM', 'NEXT_DKIM', 'SPF', 'DMARC')),
  result text not null check (result in ('RIGHT', 'MISSING', 'DIFFERENT', 'SEVERAL', 'UNANSWERED')),
  found text not null,
  primary key (organiser_id, kind)
);
call protect_tenant_table('sender_domain_findings');
