import { randomUUID } from 'node:crypto';
import type { Caller, Shop } from './shop.ts';

/**
 * Returns the cases in which two people change the texts of a site: terms, and the texts of every
 * page.
 */
export function siteCases(shop: Shop, reader: Caller) {
  const words = () => ({ fr: `<p>${randomUUID()}</p>`, en: '<p>Yes</p>' });
  return {
    terms: async () => ({
      zoe: { content: words() },
      tom: { content: words() },
      version: async () => (await shop.office('getOfficeTerms', {}, reader)).draft.version,
      changed: 'content',
    }),
    customField: async () => {
      const title = { fr: randomUUID(), en: '' };
      const plain = { type: 'TEXT', required: false, deferred: false, pattern: '' } as const;
      const { cuid: field } = await shop.office(
        'createCustomField',
        { entity: 'CUSTOMERS', ...plain, title, description: { fr: '', en: '' }, choices: [] },
        reader,
      );
      const version = async () =>
        (await shop.office('listOfficeCustomFields', {}, reader)).data.find(
          ({ cuid }) => cuid === field,
        )?.version ?? Number.NaN;
      return {
        zoe: { field, required: true },
        tom: { field, active: false },
        version,
        changed: 'required',
      };
    },
    picture: async () => {
      const picture = await pictureOf(shop);
      return {
        zoe: { picture, name: 'b.png' },
        tom: { picture, decoration: true },
        version: async () => (await shop.office('getFile', { picture }, reader)).version,
        changed: 'name',
      };
    },
    replacement: async () => {
      const picture = await pictureOf(shop);
      const wish = { picture, alt: { fr: '', en: '' }, decoration: true };
      return {
        zoe: { ...wish, replacement: await pictureOf(shop) },
        tom: { ...wish, replacement: await pictureOf(shop) },
        version: async () => (await shop.office('getFile', { picture }, reader)).version,
        changed: 'replaced_by',
        ends: true as const,
      };
    },
    site: async () => ({
      zoe: { footer: { text: words(), columns: [] } },
      tom: { colours: { background_color: '#000000', text_color: '#ffffff' } },
      version: async () => (await shop.office('getSite', {}, reader)).version,
      changed: 'footer',
    }),
  };
}

async function pictureOf(shop: Shop): Promise<string> {
  const [file] = await shop.sql<{ cuid: string }>(
    `insert into files (organiser_id, name, content_type, data)
     select organiser_id, 'a.png', 'image/webp', '' from collaborators limit 1 returning cuid`,
  );
  return file?.cuid ?? '';
}
