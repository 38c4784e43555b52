import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { requireVersion } from '../audit/require-version.ts';
import type { Db } from '../database/transaction.ts';
import { orRefuse } from '../refusal.ts';
import { fieldsOfOurs, ourPage } from './page-fields.ts';
import { findDraftAuthor } from './page-views.ts';
import { findLockedPage, insertPage, lockPages, type PageRow } from './page-store.ts';

/**
 * Locks the pages and returns the row of one, which was read at this version (null for any). A
 * page of ours gets its row here, not online, so that ours is shown until the first publishing.
 * Refuses PAGE_NOT_FOUND and CHANGED_MEANWHILE.
 */
export async function lockPage(
  db: Db,
  input: { readonly cuid: string; readonly version: number | null; readonly now: Instant },
): Promise<PageRow> {
  const { cuid, version, now } = input;
  await lockPages(db);
  const page = (await findLockedPage(db, { cuid })) ?? (await rowOfOurs(db, { cuid, now }));
  const author = () => findDraftAuthor(db, page.id);
  if (version !== null) await requireVersion(db, { record: page, read: version, author });
  return page;
}

async function rowOfOurs(
  db: Db,
  { cuid, now }: { readonly cuid: string; readonly now: Instant },
): Promise<PageRow> {
  const ours = orRefuse(ourPage({ cuid }), 'PAGE_NOT_FOUND');
  const { pathname, type } = ours;
  const fields = fieldsOfOurs(ours);
  return (await findLockedPage(db, { pathname })) ?? (await insertPage(db, { type, fields, now }));
}
