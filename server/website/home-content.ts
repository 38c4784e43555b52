import { homeContent } from '@ribambelle/api/website/home-shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { homeTree, usualHome } from '@ribambelle/domain/website/home-page.ts';
import type { PageTree } from '@ribambelle/domain/website/page-tree.ts';
import type { z } from 'zod';

/** What an organiser writes of its home page. */
export type HomeContent = z.output<typeof homeContent>;

/** The draft as it is kept; the usual page where nobody has begun. */
export function homeOf(draft: Json | undefined): HomeContent {
  const read = homeContent.safeParse(draft);
  if (read.success) return read.data;
  const { highlights, featured, ...usual } = usualHome();
  return {
    ...usual,
    highlights: highlights.map((one) => ({ ...one })),
    featured: {
      of: featured.of,
      categories: [...featured.categories],
      activities: [...featured.activities],
    },
  };
}

/** The page of a draft. */
export function treeOf(content: HomeContent): PageTree {
  const { picture } = content;
  return homeTree({ ...content, picture: picture === null ? null : `/files/${picture}` });
}

/** As it is kept. */
export function jsonOf(value: object): Json {
  const json: Json = JSON.parse(JSON.stringify(value));
  return json;
}
