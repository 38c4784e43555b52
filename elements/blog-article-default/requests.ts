import type { Ask } from '@ribambelle/api/client.ts';

/** Returns the call for the article that the path names, or its draft in a preview. */
export function articleRequest(
  params: Readonly<Record<string, string>>,
  search: URLSearchParams,
): Ask<'getArticle'> {
  const draft = search.get('draft') ?? '';
  return { article: params['article'] ?? '', ...(draft === '' ? {} : { draft }) };
}
