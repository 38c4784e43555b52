-- A home page that was written in its own form becomes what every page is: a draft in page_drafts. What is online is in pages already.
create function pg_temp.element(id text, element text, settings jsonb, children jsonb) returns jsonb language sql as $$
  select jsonb_build_object('id', id, 'name', element, 'element', element, 'settings', settings, 'children', children)
$$;

create function pg_temp.highlight(number bigint, one jsonb) returns jsonb language sql as $$
  select pg_temp.element('highlight-' || number, 'containers-basic', '{}', jsonb_build_array(
    pg_temp.element('highlight-' || number || '-title', 'blocks-heading', jsonb_build_object('level', 'h2', 'text', one->'title'), '[]'),
    pg_temp.element('highlight-' || number || '-text', 'blocks-paragraph', jsonb_build_object('text', one->'text'), '[]')
  ) || case when one->>'href' = '' then '[]'::jsonb else jsonb_build_array(
    pg_temp.element('highlight-' || number || '-link', 'blocks-button', jsonb_build_object(
      'style', 'secondary', 'text', '{"fr": "En savoir plus", "en": "Find out more"}'::jsonb, 'href', one->'href'), '[]')
  ) end)
$$;

-- The elements of a home page, as its form drew them.
create function pg_temp.home_tree(draft jsonb) returns jsonb language sql as $$
  with parts as (
    select draft->>'picture' as picture, draft->'highlights' as highlights, draft->'featured' as featured
  ), chosen as (
    select *, case featured->>'of' when 'CATEGORIES' then jsonb_build_object('categories', featured->'categories')
      when 'ACTIVITIES' then jsonb_build_object('activities', featured->'activities') else '{"none": []}'::jsonb end as narrowed
    from parts
  )
  select jsonb_build_array(pg_temp.element('hero', 'sections-split-hero', jsonb_build_object(
      'label', '', 'title', draft->'title', 'description', draft->'text',
      'image', coalesce('/files/' || picture, '/pictures/field/home.svg'),
      'alt', case when picture is null then to_jsonb(''::text) else draft->'picture_alt' end,
      'layout', 'container', 'origin', 'left'), jsonb_build_array(
      pg_temp.element('hero-button', 'blocks-button', jsonb_build_object(
        'style', 'primary', 'text', '{"fr": "Voir les activités", "en": "View activities"}'::jsonb, 'href', '/activities'), '[]'),
      pg_temp.element('hero-search', 'blocks-search', '{}', '[]'))))
    || case when jsonb_array_length(highlights) = 0 then '[]'::jsonb else jsonb_build_array(
      pg_temp.element('highlights', 'sections-container', '{}', jsonb_build_array(
        pg_temp.element('highlights-grid', 'containers-grid', jsonb_build_object('columns', jsonb_array_length(highlights)),
          (select jsonb_agg(pg_temp.highlight(number, one) order by number)
            from jsonb_array_elements(highlights) with ordinality as listed (one, number)))))) end
    || jsonb_build_array(case when jsonb_array_length(jsonb_path_query_first(narrowed, '$.*')) = 0 then
      '{"id":"activities","name":"sections-container","element":"sections-container","settings":{},"children":[{"id":"activities-header","name":"sections-header","element":"sections-header","settings":{"label":{"fr":"Bientôt","en":"Coming up"},"title":{"fr":"Il reste des places","en":"Places still available"},"subtitle":{"fr":"Ce qui commence prochainement, et que vous pouvez réserver dès maintenant.","en":"What starts soon and can be booked right now."}},"children":[]},{"id":"activities-cards","name":"catalogs-activities-cards-grid","element":"catalogs-activities-cards-grid","settings":{"columns":3,"limit":6,"available-only":true,"activities-filters":[]},"children":[]},{"id":"activities-all","name":"blocks-button","element":"blocks-button","settings":{"style":"secondary","text":{"fr":"Toutes les activités","en":"All activities"},"href":"/activities"},"children":[]}]}'::jsonb
      else pg_temp.element('activities', 'sections-container', '{}', jsonb_build_array(
        pg_temp.element('activities-header', 'sections-header', '{"title": {"fr": "À la une", "en": "Featured"}}', '[]'),
        pg_temp.element('activities-cards', 'catalogs-activities-cards-grid',
          '{"columns": 3, "limit": 6}'::jsonb || narrowed || '{"activities-filters": []}'::jsonb, '[]'),
        pg_temp.element('activities-all', 'blocks-button',
          '{"style": "secondary", "text": {"fr": "Toutes les activités", "en": "All activities"}, "href": "/activities"}', '[]'))) end)
    || '[{"id":"steps","name":"sections-basic","element":"sections-basic","settings":{"padding":{"top":80,"bottom":80,"left":0,"right":0},"background":{"color":"tint"}},"children":[{"id":"steps-header","name":"sections-header","element":"sections-header","settings":{"label":{"fr":"Comment ça marche","en":"How it works"},"title":{"fr":"Inscrits en trois temps","en":"Signed up in three steps"}},"children":[]},{"id":"steps-grid","name":"containers-grid","element":"containers-grid","settings":{"columns":3},"children":[{"id":"choose","name":"containers-basic","element":"containers-basic","settings":{},"children":[{"id":"choose-title","name":"blocks-heading","element":"blocks-heading","settings":{"level":"h3","text":{"fr":"1. Choisissez une date","en":"1. Choose a date"}},"children":[]},{"id":"choose-text","name":"blocks-paragraph","element":"blocks-paragraph","settings":{"text":{"fr":"Chaque activité montre ses dates, ses heures, son lieu et ce qu’il reste de places.","en":"Every activity shows its dates, hours, place and what is left."}},"children":[]}]},{"id":"tell","name":"containers-basic","element":"containers-basic","settings":{},"children":[{"id":"tell-title","name":"blocks-heading","element":"blocks-heading","settings":{"level":"h3","text":{"fr":"2. Dites-nous pour qui","en":"2. Tell us who it is for"}},"children":[]},{"id":"tell-text","name":"blocks-paragraph","element":"blocks-paragraph","settings":{"text":{"fr":"Un compte suffit pour toute la famille. Nous ne demandons que ce qui est utile le jour même.","en":"One account does for the whole family. We only ask what is useful on the day."}},"children":[]}]},{"id":"pay","name":"containers-basic","element":"containers-basic","settings":{},"children":[{"id":"pay-title","name":"blocks-heading","element":"blocks-heading","settings":{"level":"h3","text":{"fr":"3. Payez comme vous voulez","en":"3. Pay as you like"}},"children":[]},{"id":"pay-text","name":"blocks-paragraph","element":"blocks-paragraph","settings":{"text":{"fr":"La place est gardée pendant que vous terminez. Tout se retrouve ensuite dans votre compte.","en":"The place is kept while you finish. Everything is in your account afterwards."}},"children":[]}]}]}]}]'::jsonb
  from chosen
$$;

-- The first words of a rich text in each language, for search engines.
create function pg_temp.first_words(words jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_object_agg(language, left(trim(regexp_replace(regexp_replace(html, '<[^>]*>', ' ', 'g'), '\s+', ' ', 'g')), 200)), '{}')
  from jsonb_each_text(words) as each (language, html)
$$;

insert into pages (organiser_id, type, pathname, title, description, seo, content, published_number, created_at, updated_at)
  select h.organiser_id, 'DEFAULT', '/', h.draft->'title', pg_temp.first_words(h.draft->'text'), '{}', pg_temp.home_tree(h.draft), 0,
    h.updated_at, h.updated_at
  from home_pages h
  where h.draft is distinct from h.published
    and not exists (select from pages p where p.organiser_id = h.organiser_id and p.pathname = '/');

insert into page_drafts (organiser_id, page_id, pathname, title, description, seo, content, updated_at)
  select h.organiser_id, p.id, '/', h.draft->'title', pg_temp.first_words(h.draft->'text'), p.seo, pg_temp.home_tree(h.draft), h.updated_at
  from home_pages h join pages p on p.organiser_id = h.organiser_id and p.pathname = '/'
  where h.draft is distinct from h.published
  on conflict (organiser_id, page_id) do nothing;

drop table home_pages;
