-- The pictures of an article as families see it, in order.
create table article_images (
  organiser_id bigint not null references organisers,
  article_id bigint not null,
  file_id bigint not null,
  "order" integer not null default 0,
  primary key (organiser_id, article_id, file_id),
  foreign key (organiser_id, article_id) references articles on delete cascade,
  foreign key (organiser_id, file_id) references files
);
call protect_tenant_table('article_images');
create index article_images_of_file on article_images (organiser_id, file_id);

-- The addresses that an article had: they lead to its present one.
create table article_redirects (
  organiser_id bigint not null references organisers,
  slug text not null,
  article_id bigint not null,
  created_at timestamptz not null,
  primary key (organiser_id, slug),
  foreign key (organiser_id, article_id) references articles on delete cascade
);
call protect_tenant_table('article_redirects');
create index article_redirects_of_article on article_redirects (organiser_id, article_id);

-- Writing a draft moves the version of its article, and nothing that the public sees; nor does one
-- that is begun, or deleted without having been published.
create trigger pages_changed after insert on articles
  for each row when (new.published_at is not null) execute function notify_pages_changed();
create trigger pages_changed_by_deleting after delete on articles
  for each row when (old.published_at is not null) execute function notify_pages_changed();
create trigger pages_changed_online after update of slug, title, summary, content, seo_title, published_at, published_number on articles
  for each row execute function notify_pages_changed();
create trigger pages_changed after insert or update or delete on article_images for each row execute function notify_pages_changed();
create trigger pages_changed after insert or delete on article_redirects for each row execute function notify_pages_changed();
