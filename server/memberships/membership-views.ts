import type {
  MembershipEntity,
  MembershipPeriod,
} from '@ribambelle/domain/memberships/membership-terms.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { loadShownImages } from '../files/index.ts';
import { findOffer, findOffers, type OfferRow } from '../offers/index.ts';

/** The future owner of a membership, its duration, and the days in which it can be renewed. */
interface MembershipPromise extends MembershipPeriod {
  readonly entity: MembershipEntity;
  readonly start_choice: boolean;
  readonly renewal_days_before: number;
  readonly renewal_days_after: number;
  readonly recurring: boolean;
}
export type MembershipRow = OfferRow & MembershipPromise;

const OWN = sql<MembershipPromise>`o.entity, o.period_type, o.rolling_period_type, o.rolling_period_duration, o.fixed_period_start_at,
  o.fixed_period_end_at, o.start_choice, o.renewal_days_before, o.renewal_days_after, o.recurring`;

/**
 * Finds a page of memberships that are not over, in the organiser's order, and their number,
 * counted up to the limit of the site.
 */
export async function findMemberships(
  db: Db,
  input: {
    filters: { id?: readonly number[] | undefined; search?: string | undefined };
    limit: number;
    offset: number;
    now: string;
  },
) {
  const offeredCondition = sql`(o.fixed_period_end_at is null or o.fixed_period_end_at > ${input.now})`;
  return findOffers(db, { ...input, of: 'memberships', own: OWN, offered: offeredCondition });
}

/**
 * Finds one membership by its cuid, only if published when `published` is set; undefined when there
 * is none.
 */
export async function findMembership(db: Db, input: { membership: string; published?: true }) {
  const { membership: cuid, published = false } = input;
  return findOffer(db, { of: 'memberships', own: OWN, cuid, published });
}

/** Loads the pictures of these memberships, each one's in order. */
export async function loadMembershipImages(db: Db, ids: readonly number[]) {
  return loadShownImages(db, { of: 'memberships', ids });
}
