import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import type { Db } from '../database/transaction.ts';
import { setShownImages } from '../files/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { setGroupsOf } from '../resource-groups/index.ts';
import { sanitise } from '../texts/sanitise.ts';
import { lockConnections, type OwnValues } from './resource-store.ts';

/**
 * Returns the values of a form with its rich texts sanitised, and the ids of its location and
 * configuration. Refuses a location or a configuration that the organiser does not have.
 */
export async function preparedResource(
  db: Db,
  { organiser_id, values }: { organiser_id: number; values: OwnValues },
) {
  const { location, configuration, description } = values;
  const found = await lockConnections(db, { organiser_id, location, configuration });
  if (found.location_id === undefined)
    refuse('LOCATION_NOT_FOUND', { location: 'LOCATION_NOT_FOUND' });
  if (found.configuration_id === undefined)
    refuse('BOOKING_CONFIGURATION_NOT_FOUND', {
      configuration: 'BOOKING_CONFIGURATION_NOT_FOUND',
    });
  return {
    ...values,
    description: inEachLanguage((language) => sanitise(description[language])),
    location_id: found.location_id,
    booking_configuration_id: orRefuse(found.configuration_id, 'BOOKING_CONFIGURATION_NOT_FOUND'),
  };
}

/** Sets the pictures of a resource. Refuses pictures that the organiser does not have. */
export async function showImages(
  db: Db,
  input: { organiser_id: number; id: number; images: readonly string[] },
): Promise<void> {
  const { organiser_id, id } = input;
  const images = [...new Set(input.images)];
  if ((await setShownImages(db, { of: 'resources', organiser_id, id, images })) < images.length)
    refuse('IMAGE_UNKNOWN', { images: 'IMAGE_UNKNOWN' });
}

/** Sets the groups of a resource. Refuses groups that the organiser does not have. */
export async function joinGroups(
  db: Db,
  input: { organiser_id: number; id: number; groups: readonly string[] },
): Promise<void> {
  const { organiser_id, id, groups } = input;
  if (!(await setGroupsOf(db, { organiser_id, resource_id: id, groups })))
    refuse('RESOURCE_GROUP_NOT_FOUND', { groups: 'RESOURCE_GROUP_NOT_FOUND' });
}
