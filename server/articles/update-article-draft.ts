import { updateArticleDraft as endpoint } from '@ribambelle/api/articles/update-article-draft.ts';
import { isSlug } from '@ribambelle/domain/articles/slug.ts';
import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { withChanges } from '../audit/with-changes.ts';
import type { Db } from '../database/transaction.ts';
import { hasFile } from '../files/index.ts';
import { refuse } from '../refusal.ts';
import { sanitise } from '../texts/sanitise.ts';
import { type ArticleFields, keepArticleDraft } from './article-store.ts';
import { fieldsOf, nameOf } from './article-fields.ts';
import { findArticleDraft, loadTakenSlugs } from './article-views.ts';
import { lockArticle } from './lock-article.ts';

/** Keeps what is being written of an article, with its rich text sanitised. */
export const updateArticleDraft = action(endpoint, async (context) => {
  const { db, request, collaborator, organiser, now } = context;
  const { article: cuid, version, content, images, ...words } = request;
  const article = await lockArticle(db, { cuid, version });
  const before = (await findArticleDraft(db, article.id)) ?? fieldsOf(article);
  const clean = content && inEachLanguage((language) => sanitise(content[language]));
  const fields = withChanges<ArticleFields>(before, {
    ...words,
    content: clean,
    images: images && [...new Set(images)],
  });
  if (fields.slug !== before.slug)
    await checkSlug(db, { slug: fields.slug, article_id: article.id });
  if (images !== undefined) await checkImages(db, images);
  const draft = { article_id: article.id, fields, collaborator_id: collaborator.id, now };
  const moved_version = await keepArticleDraft(db, draft);
  await logAct(context, {
    act: 'blog-articles.update',
    noun: 'articles',
    record: article,
    summary: nameOf(fields, organiser),
    before: { ...before },
    after: { ...fields },
  });
  return { cuid, version: moved_version };
});

/** Refuses an address that an article cannot have: SLUG_INVALID, SLUG_TAKEN. */
async function checkSlug(
  db: Db,
  { slug, article_id }: { readonly slug: string; readonly article_id: number },
): Promise<void> {
  if (!isSlug(slug)) refuse('SLUG_INVALID', { slug: 'SLUG_INVALID' });
  const taken = await loadTakenSlugs(db, { slug, article_id });
  if (taken.has(slug)) refuse('SLUG_TAKEN', { slug: 'SLUG_TAKEN' });
}

async function checkImages(db: Db, images: readonly string[]): Promise<void> {
  for (const image of images)
    if (!(await hasFile(db, image))) refuse('IMAGE_UNKNOWN', { images: 'IMAGE_UNKNOWN' });
}
