import { createArticle as endpoint } from '@ribambelle/api/articles/create-article.ts';
import { freeSlug, slugFor } from '@ribambelle/domain/articles/slug.ts';
import { inEachLanguage, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { insertArticle, keepArticleDraft, lockArticles } from './article-store.ts';
import { loadTakenSlugs } from './article-views.ts';
import { nameOf } from './article-fields.ts';

/** Begins an article with a draft; families see it once that is published. */
export const createArticle = action(endpoint, async (context) => {
  const { db, request, collaborator, organiser, now } = context;
  const { title } = request;
  await lockArticles(db);
  const words = [organiser.language, ...LANGUAGES].map((language) => title[language]);
  const wanted = slugFor(words.find((each) => each !== '') ?? '');
  const slug = freeSlug(wanted, await loadTakenSlugs(db, { slug: wanted, article_id: null }));
  const none = inEachLanguage(() => '');
  const fields = { slug, title, summary: none, content: none, seo_title: none, images: [] };
  const { id: article_id, cuid } = await insertArticle(db, { fields, now });
  await keepArticleDraft(db, { article_id, fields, collaborator_id: collaborator.id, now });
  await logAct(context, {
    act: 'blog-articles.create',
    noun: 'articles',
    cuid,
    summary: nameOf(fields, organiser),
  });
  return { cuid };
});
