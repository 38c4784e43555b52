import type { Caller, Shop } from './shop.ts';

/** The calls of which two people make the cases. */
interface Team {
  readonly shop: Shop;
  readonly zoe: Caller;
}

/** Returns the cases in which two people change one article of the blog. */
export function articleCases(team: () => Team) {
  const written = async () => {
    const { shop, zoe } = team();
    const title = { fr: 'Notre été', en: '' };
    const { cuid } = await shop.office('createArticle', { title }, zoe);
    return {
      cuid,
      version: async () => (await shop.office('getOfficeArticle', { article: cuid }, zoe)).version,
    };
  };
  /** Two people want the same; what the second wants is done. */
  const same = async (changed: string, publish: boolean) => {
    const { shop, zoe } = team();
    const { cuid: article, version } = await written();
    if (publish) await shop.change('publishArticle', { article }, zoe);
    return { zoe: { article }, tom: { article }, version, changed, ends: true as const };
  };
  return {
    updateArticleDraft: async () => {
      const { cuid: article, version } = await written();
      return {
        zoe: { article, title: { fr: 'De Zoé', en: '' } },
        tom: { article, summary: { fr: 'De Tom', en: '' } },
        version,
        changed: 'title',
      };
    },
    publishArticle: () => same('published_at', false),
    unpublishArticle: () => same('published', true),
    deleteArticleDraft: async () => {
      const { shop, zoe } = team();
      const one = await same('draft', true);
      const { article } = one.zoe;
      await shop.change('updateArticleDraft', { article, title: { fr: 'Autre', en: '' } }, zoe);
      return one;
    },
    restoreArticleVersion: async () => {
      const { shop, zoe } = team();
      const { cuid: article, version } = await written();
      await shop.change('publishArticle', { article }, zoe);
      const wish = { article, number: 1 };
      return { zoe: wish, tom: wish, version, changed: 'number' };
    },
  };
}
