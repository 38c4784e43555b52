-- What ends is found by its moment, without a word about whose it is (server/clean-up/retention.ts). A BRIN index costs next to nothing
-- where rows come in the order of that moment.
create index events_created_at on events using brin (created_at);
create index security_events_created_at on security_events using brin (created_at);
create index password_links_expires_at on password_links (expires_at);
create index rate_limits_window_start on rate_limits (window_start);
