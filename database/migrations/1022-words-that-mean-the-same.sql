-- Words of both languages that mean the same to who looks for an activity (decision 206): whichever is typed finds what any of them finds. Each stands for
-- itself and its stems; a word that stands in no line is looked for as before, by its beginning too.
create function said_alike(word text) returns text[] language sql immutable parallel safe set search_path = pg_catalog, pg_temp as
$$ select words from (values
  (array['natation', 'nager', 'nage', 'nageur', 'nageuse', 'swim', 'swimming', 'swimmer']),
  (array['danse', 'danser', 'danseur', 'danseuse', 'dance', 'dancing', 'dancer']),
  (array['theatre', 'theater', 'drama', 'acting', 'comedie', 'improvisation', 'impro']),
  (array['musique', 'musical', 'music']),
  (array['chant', 'chanter', 'chorale', 'sing', 'singing', 'choir']),
  (array['cuisine', 'cuisiner', 'cook', 'cooking', 'cookery']),
  (array['patisserie', 'patissier', 'baking', 'bake', 'baker']),
  (array['dessin', 'dessiner', 'drawing', 'draw']),
  (array['peinture', 'peindre', 'painting', 'paint']),
  (array['poterie', 'ceramique', 'pottery', 'ceramics']),
  (array['couture', 'coudre', 'sewing', 'sew']),
  (array['cirque', 'circus', 'jonglerie', 'juggling']),
  (array['equitation', 'cheval', 'poney', 'riding', 'horse', 'pony']),
  (array['escalade', 'grimper', 'grimpe', 'climbing', 'climb']),
  (array['velo', 'cyclisme', 'vtt', 'bike', 'biking', 'cycling', 'bicycle']),
  (array['football', 'foot', 'soccer']),
  (array['gymnastique', 'gym', 'gymnastics']),
  (array['patinage', 'patin', 'patiner', 'skating', 'skate']),
  (array['echecs', 'chess']),
  (array['informatique', 'programmation', 'programmer', 'coder', 'code', 'coding', 'programming', 'computer']),
  (array['robotique', 'robot', 'robotics']),
  (array['sciences', 'science', 'scientifique']),
  (array['astronomie', 'astronome', 'astronomy', 'astronomer']),
  (array['anglais', 'english']),
  (array['neerlandais', 'flamand', 'dutch']),
  (array['francais', 'french']),
  (array['lecture', 'lire', 'reading', 'read']),
  (array['ecriture', 'ecrire', 'writing', 'write']),
  (array['voile', 'voilier', 'sailing', 'sail'])
) line (words) where words @> array[word] $$;

create or replace function word_query(word text) returns tsquery language sql immutable parallel safe set search_path = pg_catalog, pg_temp as
$$ select (case when word = '' then ''
    when alike is null then format('''%s'':*', word) || coalesce((select string_agg(format(' | ''%s''', stem), '')
      from unnest(ts_lexize('pg_catalog.french_stem', word) || ts_lexize('pg_catalog.english_stem', word)) stem), '')
    else (select string_agg(distinct format('''%s''', said), ' | ') from unnest(alike) one,
      unnest(array[one] || ts_lexize('pg_catalog.french_stem', one) || ts_lexize('pg_catalog.english_stem', one)) said) end)::tsquery
  from (select public.said_alike(word) as alike) known $$;
grant execute on function said_alike to ribambelle_app;
