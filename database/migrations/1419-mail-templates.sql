-- Templates that new e-mails begin with (1 §9.3): every organiser has a default model and a newsletter model.
create table mail_templates (
  organiser_id bigint not null references organisers,
  id bigint not null default new_id(),
  cuid text not null default new_cuid(),
  -- for staff
  name text not null check (name <> ''),
  content jsonb not null,
  -- the new e-mails that begin with it by themselves
  default_for text check (default_for in ('MAILS', 'NEWSLETTERS')),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organiser_id, id),
  unique (organiser_id, cuid),
  unique (organiser_id, name),
  unique (organiser_id, default_for)
);
call protect_tenant_table('mail_templates');
create trigger version_moves before update of name, content, default_for on mail_templates for each row
  when ((old.name, old.content, old.default_for) is distinct from (new.name, new.content, new.default_for))
  execute function move_version();

create function add_mail_templates(organiser bigint) returns void language sql as $$
  insert into mail_templates (organiser_id, name, content, default_for, created_at, updated_at)
  select organiser, name, content, default_for, now(), now() from (values
    (case (select language from organisers where id = organiser) when 'en' then 'Default template' else 'Modèle par défaut' end, '[
      {"type": "TEXT", "text": {"fr": "<p>Bonjour {prénom},</p>", "en": "<p>Hello {firstname},</p>"}},
      {"type": "DETAILS"}]'::jsonb, 'MAILS'),
    ('Newsletter', '[
      {"type": "PICTURE", "picture": "", "href": ""},
      {"type": "TEXT", "text": {"fr": "<p>Bonjour,</p>", "en": "<p>Hello,</p>"}},
      {"type": "BUTTON", "label": {"fr": "Voir nos activités", "en": "See our activities"}, "href": ""}]', 'NEWSLETTERS'))
    as usual (name, content, default_for)
$$;
revoke all on function add_mail_templates from public;
create function add_default_mail_templates() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform add_mail_templates(new.id);
  return null;
end $$;
create trigger default_mail_templates after insert on organisers for each row execute function add_default_mail_templates();
select add_mail_templates(id) from organisers;

-- What a mailing says is made of the same blocks.
alter table mailings add column content jsonb;
update mailings set content = jsonb_build_array(jsonb_build_object('type', 'TEXT', 'text', '{"fr": "", "en": ""}'::jsonb || text));
alter table mailings alter column content set not null, alter column content set default '[{"type": "TEXT", "text": {"fr": "", "en": ""}}]';
drop trigger version_moves on mailings;
alter table mailings drop column text;
create trigger version_moves before update of purpose, subject, content, recipients on mailings
  for each row when ((old.purpose, old.subject, old.content, old.recipients) is distinct from (new.purpose, new.subject, new.content, new.recipients))
  execute function move_version();

-- Mail programs that know no WebP get pictures as JPEG, 1120 px wide at most.
alter table file_sizes drop constraint file_sizes_width_check,
  add check (width in (320, 640, 960, 1120, 1280, 1600));
