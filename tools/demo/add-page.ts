import type { Json } from '@ribambelle/database/json.ts';
import type { PageTree } from '@ribambelle/domain/website/page-tree.ts';
import { bilingual, type Shop, type Words } from './shop.ts';

/** Adds a page of an organiser. */
export function addPage(
  { organiser_id, random, batch }: Shop,
  page: { pathname: string; title: Words; description: Words; content: PageTree },
): void {
  const content: Json = JSON.parse(JSON.stringify(page.content));
  batch.add('pages', {
    organiser_id,
    id: random.id(),
    cuid: random.cuid(),
    type: 'DEFAULT',
    pathname: page.pathname,
    content,
    title: bilingual(page.title),
    description: bilingual(page.description),
  });
}
