import { randomUUID } from 'node:crypto';
import type { Caller, Shop } from './shop.ts';

/** What two people change of what a site says: home page, terms, and what stands on every page. */
export function siteCases(shop: Shop, reader: Caller) {
  const words = () => ({ fr: `<p>${randomUUID()}</p>`, en: '<p>Yes</p>' });
  return {
    home: async () => ({
      zoe: { title: { fr: randomUUID(), en: '' } },
      tom: { text: words() },
      version: async () => (await shop.office('getHomePage', {}, reader)).version,
      changed: 'title',
    }),
    terms: async () => ({
      zoe: { content: words() },
      tom: { content: words() },
      version: async () => (await shop.office('getOfficeTerms', {}, reader)).draft.version,
      changed: 'content',
    }),
    site: async () => ({
      zoe: { footer: { text: words(), columns: [] } },
      tom: { colours: { background_color: '#000000', text_color: '#ffffff' } },
      version: async () => (await shop.office('getSite', {}, reader)).version,
      changed: 'footer',
    }),
  };
}
