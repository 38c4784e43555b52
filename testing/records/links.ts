import type { Made } from '../factories/factories.ts';
import type { Shop } from '../shop.ts';

/** Makes a row of an organiser that the field of this name can name, and returns its cuid. */
export async function makeLinked(
  shop: Shop,
  { field, organiser }: { field: string; organiser: Made },
): Promise<string> {
  const make = LINKED[field];
  if (make === undefined) throw new Error(`No row is made for the field ${field}`);
  return (await make(shop, organiser)).cuid;
}

const LINKED: Readonly<Record<string, (shop: Shop, organiser: Made) => Promise<{ cuid: string }>>> =
  {
    activities: (shop, organiser) => shop.make.activity(organiser),
    images: async (shop, organiser) => {
      const [file] = await shop.sql<{ cuid: string }>(
        `insert into files (organiser_id, name, content_type, width, height, data)
         values ($1, 'photo.webp', 'image/webp', 1600, 600, '') returning cuid`,
        [organiser.id],
      );
      return file ?? { cuid: '' };
    },
    customers: (shop, organiser) => shop.make.customer(organiser),
    groups: (shop, organiser) => shop.make.resourceGroup(organiser),
    location: (shop, organiser) => shop.make.location(organiser),
    configuration: (shop, organiser) => shop.make.bookingConfiguration(organiser),
    bundle: (shop, organiser) => shop.make.bundle(organiser),
    people_segment: (shop, organiser) => shop.make.segment(organiser, { entity: 'CUSTOMERS' }),
    availabilities_segment: (shop, organiser) => shop.make.segment(organiser),
  };
