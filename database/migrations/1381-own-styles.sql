-- An organiser's own style sheet as it was written; `css` is what pages have of it, parsed and written anew.
alter table websites add column css_source text not null default '';
drop trigger version_moves on websites;
create trigger version_moves before update of header, footer, topbar, contact, theme, tokens, css_source on websites
  for each row when ((old.header, old.footer, old.topbar, old.contact, old.theme, old.tokens, old.css_source)
    is distinct from (new.header, new.footer, new.topbar, new.contact, new.theme, new.tokens, new.css_source))
  execute function move_version();
