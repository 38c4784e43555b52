import { ApiError, type Ask } from '@ribambelle/api/client.ts';
import { isRefusal } from '@ribambelle/client/data/failed-call.ts';
import type { WrittenPage } from './checks.ts';
import type { Keeping } from './draft-keeping.ts';
import { isSame } from './history.ts';

/** Returns the fields that differ from those of the server; null when none does. */
export function changedFields(
  saved: WrittenPage,
  present: WrittenPage,
): Omit<Ask<'updatePageDraft'>, 'page' | 'version'> | null {
  const { title, description, pathname, seo, content } = present;
  const fields = {
    ...(isSame(saved.title, title) ? {} : { title }),
    ...(isSame(saved.description, description) ? {} : { description }),
    ...(saved.pathname === pathname ? {} : { pathname }),
    ...(isSame(saved.seo, seo) ? {} : { seo }),
    ...(isSame(saved.content, content) ? {} : { content }),
  };
  return Object.keys(fields).length === 0 ? null : fields;
}

/** Returns what a failed save means for the page. */
export function failureOf(error: unknown): Keeping {
  if (!(error instanceof ApiError) || !isRefusal(error)) return { state: 'offline' };
  if (error.code !== 'CHANGED_MEANWHILE') return { state: 'refused', sentence: error.message };
  const { by, version } = error.details;
  return {
    state: 'conflict',
    by: typeof by === 'string' ? by : null,
    version: typeof version === 'number' ? version : 1,
  };
}
