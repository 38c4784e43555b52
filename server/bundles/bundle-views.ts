import type { BundleEntity } from '@ribambelle/domain/bundles/bundle-entity.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { loadShownImages } from '../files/index.ts';
import { findOffer, findOffers, type OfferRow } from '../offers/index.ts';

/**
 * The number of registrations that a bundle pays (null for no limit), its end (seconds from its
 * sale, and a last moment), and its future owner.
 */
interface BundlePromise {
  readonly capacity: number | null;
  readonly duration: number | null;
  readonly expires_at: string | null;
  readonly entity: BundleEntity;
}
export interface BundleRow extends OfferRow, BundlePromise {}

const OWN = sql<BundlePromise>`o.capacity, o.duration, o.expires_at, o.entity`;

/**
 * Finds a page of bundles that can still be used, in the organiser's order, and their number,
 * counted up to the limit of the site.
 */
export async function findBundles(
  db: Db,
  input: {
    filters: { id?: readonly number[] | undefined; search?: string | undefined };
    limit: number;
    offset: number;
    now: string;
  },
) {
  const offered = sql`(o.expires_at is null or o.expires_at > ${input.now})`;
  return findOffers(db, { ...input, of: 'bundles', own: OWN, offered });
}

/**
 * Finds one bundle by its cuid, only if published when `published` is set; undefined when there is
 * none.
 */
export async function findBundle(db: Db, input: { bundle: string; published?: true }) {
  const { bundle: cuid, published = false } = input;
  return findOffer(db, { of: 'bundles', own: OWN, cuid, published });
}

/**
 * Loads the activities for which these bundles can be used, by slug; their titles are bilingual
 * columns.
 */
export async function loadBundleActivities(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('bundle_activities as named')
    .innerJoin('activities', (join) =>
      join
        .onRef('activities.organiser_id', '=', 'named.organiser_id')
        .onRef('activities.id', '=', 'named.activity_id'),
    )
    .select(['named.bundle_id', 'activities.cuid', 'activities.slug', 'activities.title'])
    .select('activities.published')
    .where('named.bundle_id', 'in', [...ids])
    .orderBy('activities.slug')
    .orderBy('activities.id')
    .execute();
}

/** Loads the pictures of these bundles, each one's in order. */
export async function loadBundleImages(db: Db, ids: readonly number[]) {
  return loadShownImages(db, { of: 'bundles', ids });
}
