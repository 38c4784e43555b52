import type { resource } from '@ribambelle/api/resources/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';
import { loadShownImages, shownImages } from '../files/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import type { BookableRow, LocationRow } from './bookable-views.ts';

/** Returns resources as the site shows them, with their pictures, in one query for all of them. */
export async function presentResources(
  db: Db,
  input: { rows: readonly BookableRow[]; organiser: Organiser; language: Language },
): Promise<z.infer<typeof resource>[]> {
  const { rows } = input;
  const text = textReader(input);
  const ids = rows.map(({ id }) => id);
  const images = await loadShownImages(db, { of: 'resources', ids });
  const imagesOf = Map.groupBy(images, ({ owner_id }) => owner_id);
  return rows.map((row) => ({
    id: row.id,
    cuid: row.cuid,
    name: text(row.name),
    description: text(row.description),
    images: shownImages(imagesOf.get(row.id), text),
    location: presentLocation(row.location, text),
    groups: row.groups.map(({ id, cuid, name }) => ({ id, cuid, name: text(name) })),
    configuration: {
      id: row.configuration_id,
      prices: [...row.prices],
      minimum_participants: row.minimum_participants,
      maximum_participants: row.maximum_participants,
      horizon_days: row.horizon_days,
      buffer_minutes: row.buffer_minutes,
    },
  }));
}

/**
 * Returns the location of a resource with its title for families, or its name where it has none.
 */
export function presentLocation(
  location: LocationRow | null,
  text: (column: Json) => string,
): z.infer<typeof resource>['location'] {
  if (location === null) return null;
  const title = text(location.title);
  return { ...location, title: title === '' ? location.name : title };
}
