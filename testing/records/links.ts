import type { LinkKind } from '@ribambelle/api/records/field.ts';
import type { Made } from '../factories/factories.ts';
import type { Shop } from '../shop.ts';

/** Makes a row of an organiser that fields of a kind can name, and returns its cuid. */
export const LINKED: Readonly<Record<LinkKind, (shop: Shop, organiser: Made) => Promise<string>>> =
  {
    named: async (shop, organiser) => (await shop.make.activity(organiser)).cuid,
    pictures: async (shop, organiser) => {
      const [file] = await shop.sql<{ cuid: string }>(
        `insert into files (organiser_id, name, content_type, width, height, data)
         values ($1, 'photo.webp', 'image/webp', 1600, 600, '') returning cuid`,
        [organiser.id],
      );
      return file?.cuid ?? '';
    },
  };
