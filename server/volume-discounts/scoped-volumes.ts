import type { OwnVolumeDiscount } from '@ribambelle/domain/volume-discounts/volume-discount.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { withScopes } from '../segments/index.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import type { OwnVolume } from './own-volumes-views.ts';

/**
 * Returns the volume discounts of a family with their titles in every language and their scope: the
 * people and the dates, among its choice and the places that it has, that are in their segments at
 * this moment. Takes one statement where one names a segment, and none where none does.
 */
export async function scopedVolumes(
  db: Db,
  input: {
    readonly organiser: Pick<Organiser, 'id' | 'timezone'>;
    readonly customer_id: number;
    readonly volumes: readonly OwnVolume[];
    /** The places to price. */
    readonly places: readonly { readonly availability_id: number }[];
    readonly now: string;
  },
): Promise<readonly OwnVolumeDiscount[]> {
  const { organiser, customer_id, volumes, places, now } = input;
  const all = [...places, ...volumes.flatMap(({ held }) => held)];
  const scoped = await withScopes(db, {
    customer_id,
    availability_ids: [...new Set(all.map(({ availability_id }) => availability_id))],
    timezone: organiser.timezone,
    now,
    of: volumes,
  });
  return scoped.map((volume) => {
    const {
      title,
      counts_held: _held,
      people: _people,
      availabilities: _availabilities,
      ...one
    } = volume;
    return { ...one, label: bilingualOf(title) };
  });
}
