-- What a customer says of a registration once it has begun (3 §3): one review for each.
create table reviews (
  organiser_id bigint not null references organisers (id),
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  registration_id bigint not null,
  -- who holds the registration
  customer_id bigint not null,
  score double precision not null check (score between 0 and 5),
  -- null when nothing was written, or when its author deleted the account
  message text check (message <> '' and char_length(message) <= 2000),
  -- the organiser may not show it
  private boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (to_tsvector('simple', searchable(coalesce(message, '')))) stored,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  unique (organiser_id, registration_id),
  foreign key (organiser_id, registration_id) references registrations (organiser_id, id),
  foreign key (organiser_id, customer_id) references customers (organiser_id, id)
);
create index on reviews (organiser_id, created_at desc, id);
create index on reviews (organiser_id, score);
create index on reviews (organiser_id, customer_id);
create index on reviews using gin (search);
call protect_tenant_table('reviews');

-- Searches in messages, as those of 0071.
create function reviews_found(words tsquery) returns setof bigint language sql stable security definer rows 50
set search_path = public, pg_temp as
$$ select id from reviews where organiser_id = current_organiser() and search @@ words $$;
revoke all on function reviews_found from public;
grant execute on function reviews_found to ribambelle_app;
