import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { nameActivities } from '../activities/index.ts';
import type { Db } from '../database/transaction.ts';
import { setShownImages } from '../files/index.ts';
import { refuse } from '../refusal.ts';
import { sanitise } from '../texts/sanitise.ts';
import type { OwnValues } from './bundle-store.ts';

/** Returns the values of a form with its rich texts sanitised. */
export function checkedBundle(values: OwnValues): OwnValues {
  const { description } = values;
  return {
    ...values,
    description: inEachLanguage((language) => sanitise(description[language])),
  };
}

/**
 * Sets the pictures and the activities of a bundle. Refuses those that the organiser does not have.
 */
export async function connectBundle(
  db: Db,
  input: {
    organiser_id: number;
    id: number;
    images: readonly string[] | undefined;
    activities: readonly string[] | undefined;
  },
): Promise<void> {
  const { organiser_id, id } = input;
  if (input.images !== undefined) {
    const images = [...new Set(input.images)];
    if ((await setShownImages(db, { of: 'bundles', organiser_id, id, images })) < images.length)
      refuse('IMAGE_UNKNOWN', { images: 'IMAGE_UNKNOWN' });
  }
  await nameActivities(db, { of: 'bundles', organiser_id, id, activities: input.activities });
}
