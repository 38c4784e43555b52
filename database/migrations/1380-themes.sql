-- The theme of a site, and the tokens of it that the organiser changed.
alter table websites
  add column theme text not null default 'default',
  -- { "faces", "ground", "roundness", "density", "header_look" }, each only when it was changed
  add column tokens jsonb not null default '{}';
drop trigger version_moves on websites;
create trigger version_moves before update of header, footer, topbar, contact, theme, tokens on websites
  for each row when ((old.header, old.footer, old.topbar, old.contact, old.theme, old.tokens)
    is distinct from (new.header, new.footer, new.topbar, new.contact, new.theme, new.tokens))
  execute function move_version();
