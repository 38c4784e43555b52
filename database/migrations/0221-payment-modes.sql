-- Whether money is real: LIVE asks a real provider alone, TEST shows itself on the site and pays with the sandbox, DEMO is what the
-- demo's organisers are. The demo of a database that runs already is known by its collaborators.
alter table organisers add column payment_mode text not null default 'LIVE'
  check (payment_mode in ('LIVE', 'TEST', 'DEMO'));
update organisers o set payment_mode = 'DEMO'
  where exists (select from collaborators c where c.organiser_id = o.id and c.email like '%@demo.test');
