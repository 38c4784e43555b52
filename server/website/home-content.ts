import { homeContent } from '@ribambelle/api/website/home-shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { homeTree, usualHome } from '@ribambelle/domain/website/home-page.ts';
import type { PageTree } from '@ribambelle/domain/website/page-tree.ts';
import type { z } from 'zod';

/** The content that an organiser writes for its home page. */
export type HomeContent = z.output<typeof homeContent>;

/** Returns the draft as it is kept; the default page when there is none. */
export function homeOf(draft: Json | undefined): HomeContent {
  const result = homeContent.safeParse(draft);
  if (result.success) return result.data;
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

/** Returns the page of a draft. */
export function treeOf(content: HomeContent): PageTree {
  const { picture } = content;
  return homeTree({ ...content, picture: picture === null ? null : `/files/${picture}` });
}

/** Returns a value as it is kept. */
export function jsonOf(value: object): Json {
  const json: Json = JSON.parse(JSON.stringify(value));
  return json;
}
