import { updatePageDraft as endpoint } from '@ribambelle/api/pages/update-page-draft.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { type PageTree, walkTree } from '@ribambelle/domain/website/page-tree.ts';
import { action, type ActionContext } from '../action.ts';
import type { EarlierChange } from '../audit/audit-views.ts';
import { logAct } from '../audit/log-act.ts';
import { withChanges } from '../audit/with-changes.ts';
import { refuse } from '../refusal.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { hasFile } from '../files/index.ts';
import { checkPathname } from './check-pathname.ts';
import { cleanedTree, hasUnknown, keptTree, readTree } from './cleaned-tree.ts';
import { lockPage } from './lock-page.ts';
import { ourPage } from './page-fields.ts';
import { keepPageDraft, type PageFields, type PageRow } from './page-store.ts';
import { findDraftAuthor, findPageDraft, loadVersionContents } from './page-views.ts';
import { requireLimits } from './require-limits.ts';

/** The pause after which a change of a draft is logged again, in milliseconds. */
const ONE_SITTING = 600_000;

/** Keeps what is being written of a page, with its rich text sanitised. */
export const updatePageDraft = action(endpoint, async (context) => {
  const { db, request, collaborator, organiser, now } = context;
  const { page: cuid, version, ...requested } = request;
  const page = await lockPage(db, { cuid, version, now });
  const { content, ...words } = requested;
  if (content !== undefined) requireLimits(content);
  const before: PageFields = (await findPageDraft(db, page.id)) ?? page;
  const { pathname, title, description, seo } = before;
  const fields = withChanges<PageFields>(
    { pathname, title, description, seo, content: before.content },
    { ...words, content: content && (await cleaned(context, { page, content, before })) },
  );
  if (fields.pathname !== pathname) await checkAddress(context, { page, fields });
  const image = requested.seo?.image ?? null;
  if (image !== null && !(await hasFile(db, image)))
    refuse('IMAGE_UNKNOWN', { 'seo.image': 'IMAGE_UNKNOWN' });
  const author = await findDraftAuthor(db, page.id);
  const draft = { page_id: page.id, fields, collaborator_id: collaborator.id, now };
  const moved_version = await keepPageDraft(db, draft);
  const isContentAlone = Object.keys(requested).every((name) => name === 'content');
  if (isContentAlone && goesOn(author, { cuid: collaborator.cuid, now }))
    return { cuid: page.cuid, version: moved_version };
  await logAct(context, {
    act: 'website-pages.update',
    noun: 'pages',
    record: page,
    summary: bilingualOf(fields.title)[organiser.language] || fields.pathname,
    before: { pathname, title, description, seo, content: before.content },
    after: { ...fields },
  });
  return { cuid: page.cuid, version: moved_version };
});

/**
 * Returns the content as it is kept. What nobody knows any more is looked for in the draft, then in
 * what is and was online: undoing its removal brings it back.
 */
async function cleaned(
  { db }: ActionContext<typeof endpoint>,
  input: { readonly page: PageRow; readonly content: PageTree; readonly before: PageFields },
) {
  const { page, content, before } = input;
  const drafted = walkTree(readTree(before.content));
  if (!hasUnknown(content, drafted)) return keptTree(cleanedTree(content, drafted));
  const others = [page.content, ...(await loadVersionContents(db, page.id))];
  return keptTree(
    cleanedTree(content, [...drafted, ...others.flatMap((other) => walkTree(readTree(other)))]),
  );
}

/**
 * Tests whether somebody goes on writing a draft of their own: the editor keeps the content every
 * second, and the log has a line when that was begun.
 */
function goesOn(
  author: EarlierChange | undefined,
  by: { readonly cuid: string; readonly now: Instant },
) {
  return author?.by_cuid === by.cuid && Date.parse(by.now) - Date.parse(author.at) < ONE_SITTING;
}

/** Refuses a new address that the page cannot have; a page of ours keeps its own. */
async function checkAddress(
  { db }: ActionContext<typeof endpoint>,
  { page, fields }: { readonly page: PageRow; readonly fields: PageFields },
): Promise<void> {
  if (ourPage({ pathname: page.pathname }) !== undefined)
    refuse('PAGE_IS_OURS', { pathname: 'PAGE_IS_OURS' });
  const type = page.type === 'AVAILABILITY' ? page.type : 'DEFAULT';
  await checkPathname(db, { pathname: fields.pathname, type, page_id: page.id });
}
