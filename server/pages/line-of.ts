import type { officePageLine } from '@ribambelle/api/pages/shapes.ts';
import type { z } from 'zod';
import { bilingualOf } from '../texts/bilingual.ts';
import { ourPage } from './page-fields.ts';
import type { PageLineRow } from './page-views.ts';

/** Returns a page that the organiser has a row of, as lists show it. */
export function lineOf(row: PageLineRow): z.output<typeof officePageLine> {
  const { cuid, pathname, published_at, draft_at } = row;
  const ours = ourPage({ pathname }) !== undefined;
  return {
    cuid,
    type: row.type === 'AVAILABILITY' ? 'AVAILABILITY' : 'DEFAULT',
    pathname,
    title: bilingualOf(row.title),
    ours,
    unchanged: ours && published_at === null && draft_at === null,
    published_at,
    draft_at,
  };
}
