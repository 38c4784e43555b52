import { publishArticle as endpoint } from '@ribambelle/api/articles/publish-article.ts';
import { articleState, decidePublication } from '@ribambelle/domain/articles/publication.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { setShownImages } from '../files/index.ts';
import { refuse } from '../refusal.ts';
import { fieldsOf, imagesIn, nameOf } from './article-fields.ts';
import { movePublication, putPublished } from './article-store.ts';
import { findArticleDraft, loadTakenSlugs } from './article-views.ts';
import { lockArticle } from './lock-article.ts';

/** Publishes the draft of an article now or at its hour, or moves the hour of a planned one. */
export const publishArticle = action(endpoint, async (context) => {
  const { db, request, collaborator, organiser, language, now } = context;
  const { article: cuid, version, at } = request;
  const article = await lockArticle(db, { cuid, version });
  const { id: article_id } = article;
  const draft = await findArticleDraft(db, article_id);
  const decision = decidePublication(
    { published_at: article.published_at, has_draft: draft !== undefined },
    { at, now },
  );
  if (decision.refused !== undefined) refuse(decision.refused);
  const { published_at } = decision;
  if (draft === undefined) await movePublication(db, { article_id, published_at, now });
  else {
    const { slug } = draft;
    if ((await loadTakenSlugs(db, { slug, article_id })).has(slug)) refuse('SLUG_TAKEN');
    const published_by = collaborator.id;
    await putPublished(db, { article, fields: draft, published_at, published_by, now });
    await setShownImages(db, { of: 'articles', id: article_id, images: imagesIn(draft.images) });
  }
  const fields = draft ?? fieldsOf(article);
  await logAct(context, {
    act: 'blog-articles.update',
    noun: 'articles',
    record: article,
    summary: nameOf(fields, organiser),
    before: { ...fieldsOf(article), published_at: article.published_at },
    after: { ...fields, published_at },
  });
  const texts = textsFor(language)['office-articles'];
  const isPlanned = articleState(published_at, now) === 'PLANNED';
  return { published_at, message: isPlanned ? texts.planned_done : texts.published_done };
});
