-- Of the host names at which an organiser answers, the one that its letters name.
alter table host_names add column main boolean not null default false;
update host_names h set main = true where h.hostname = (
  select o.hostname from host_names o where o.organiser_id = h.organiser_id order by o.hostname ~ '^[0-9.:]+$', o.hostname limit 1
);
create unique index on host_names (organiser_id) where main;
