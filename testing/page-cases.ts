import type { Caller, Shop } from './shop.ts';

/** The calls of which two people make the cases. */
interface Team {
  readonly shop: Shop;
  readonly zoe: Caller;
}

let count = 0;

/** Returns the cases in which two people change one page of the site. */
export function pageCases(team: () => Team) {
  const written = async () => {
    const { shop, zoe } = team();
    count += 1;
    const title = { fr: `Page ${count}`, en: '' };
    const pathname = `/cases/page-${count}`;
    const page = { type: 'DEFAULT', pathname, title, like: null } as const;
    const { cuid } = await shop.office('createPage', page, zoe);
    return {
      cuid,
      version: async () => (await shop.office('getOfficePage', { page: cuid }, zoe)).version,
    };
  };
  /** Two people want the same; what the second wants is done. */
  const same = async (changed: string, publish: boolean) => {
    const { shop, zoe } = team();
    const { cuid: page, version } = await written();
    if (publish) await shop.change('publishPage', { page }, zoe);
    return { zoe: { page }, tom: { page }, version, changed, ends: true as const };
  };
  return {
    updatePageDraft: async () => {
      const { cuid: page, version } = await written();
      return {
        zoe: { page, title: { fr: 'De Zoé', en: '' } },
        tom: { page, description: { fr: 'De Tom', en: '' } },
        version,
        changed: 'title',
      };
    },
    publishPage: async () => {
      const { shop, zoe } = team();
      const one = await same('title', true);
      const { page } = one.zoe;
      await shop.change('updatePageDraft', { page, title: { fr: 'Autre', en: '' } }, zoe);
      return one;
    },
    unpublishPage: () => same('published', true),
    deletePageDraft: async () => {
      const { shop, zoe } = team();
      const one = await same('draft', true);
      const { page } = one.zoe;
      await shop.change('updatePageDraft', { page, title: { fr: 'Autre', en: '' } }, zoe);
      return one;
    },
    restorePageVersion: async () => {
      const { shop, zoe } = team();
      const { cuid: page, version } = await written();
      await shop.change('publishPage', { page }, zoe);
      const wish = { page, number: 1 };
      return { zoe: wish, tom: wish, version, changed: 'number' };
    },
  };
}
