import { logAct } from '../audit/log-act.ts';
import type { StaffContext } from '../audit/staff-context.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { imagesIn } from './article-fields.ts';
import { findDraftsWith, saveDraftImages } from './article-store.ts';

/**
 * Puts a picture in place of another in all drafts of articles, and logs each of them. The articles
 * are locked (`lockArticles`).
 */
export async function replaceInArticleDrafts(
  context: StaffContext & { readonly organiser: Pick<Organiser, 'language'> },
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const { db, organiser } = context;
  for (const draft of await findDraftsWith(db, from)) {
    const before = imagesIn(draft.images);
    const images = [...new Set(before.map((cuid) => (cuid === from ? to : cuid)))];
    await saveDraftImages(db, { article_id: draft.article_id, images });
    await logAct(context, {
      act: 'blog-articles.update',
      noun: 'articles',
      record: draft,
      summary: bilingualOf(draft.title)[organiser.language],
      before: { images: before },
      after: { images },
    });
  }
}
