-- From which networks an account was signed in to: who guesses from elsewhere cannot lock them out. The key is a hash.
create table known_networks (
  key text not null primary key,
  seen_at timestamptz not null
);
create index on known_networks (seen_at);
grant select, insert, update, delete on known_networks to ribambelle_app;
