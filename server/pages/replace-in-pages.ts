import type { Json } from '@ribambelle/database/json.ts';
import {
  type Replacement,
  withReplacedPicture,
} from '@ribambelle/domain/website/replaced-picture.ts';
import { logAct } from '../audit/log-act.ts';
import type { StaffContext } from '../audit/staff-context.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { loadPagesWith, type PicturedPage, savePicturesOfPage } from './replacement-store.ts';

/**
 * Puts a picture in place of another in all pages and drafts, and logs each page. The pages are
 * locked (`lockPages`). What is online becomes the next version of its page, so that the version
 * before can be restored as it was.
 */
export async function replaceInPages(
  context: StaffContext & { readonly organiser: Pick<Organiser, 'language'> },
  replacement: Replacement,
): Promise<void> {
  const { db, collaborator, organiser, now } = context;
  for (const before of await loadPagesWith(db, replacement.from)) {
    const page = replacedIn(before, replacement);
    const is_shown = JSON.stringify(shownIn(before)) !== JSON.stringify(shownIn(page));
    await savePicturesOfPage(db, { page, is_shown, published_by: collaborator.id, now });
    const writtenIn = (each: PicturedPage) =>
      is_shown || each.draft_content === null
        ? shownIn(each)
        : { content: each.draft_content, seo: each.draft_seo };
    await logAct(context, {
      act: 'website-pages.update',
      noun: 'pages',
      record: before,
      summary: bilingualOf(before.title)[organiser.language] || before.pathname,
      before: writtenIn(before),
      after: writtenIn(page),
    });
  }
}

function replacedIn(page: PicturedPage, replacement: Replacement): PicturedPage {
  const replaced = (document: Json): Json => {
    const json: Json = JSON.parse(JSON.stringify(withReplacedPicture(document, replacement)));
    return json;
  };
  return {
    ...page,
    content: replaced(page.content),
    seo: replaced(page.seo),
    draft_content: replaced(page.draft_content),
    draft_seo: replaced(page.draft_seo),
  };
}

const shownIn = ({ content, seo }: PicturedPage) => ({ content, seo });
