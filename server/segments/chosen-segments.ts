import type { SegmentEntity } from '@ribambelle/domain/segments/segment.ts';
import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import { lockChosen } from './segment-store.ts';

/**
 * The segments to set for a discount, volume discount or coupon, by their cuids; null removes one,
 * undefined leaves it as it is.
 */
export interface GivenSegments {
  readonly people_segment?: string | null | undefined;
  readonly availabilities_segment?: string | null | undefined;
}

/** The same as column values. */
export interface SegmentColumns {
  readonly people_segment_id?: number | null;
  readonly availabilities_segment_id?: number | null;
}

const PEOPLE: readonly SegmentEntity[] = ['CUSTOMERS', 'PARTICIPANTS'];
const DATES: readonly SegmentEntity[] = ['AVAILABILITIES'];

/**
 * Returns the columns of the given segments, and keeps these from being deleted until the end of
 * the transaction. Refuses one that the organiser does not have (SEGMENT_NOT_FOUND), and one of an
 * entity that does not fit the field (SEGMENT_WRONG_ENTITY).
 */
export async function chosenSegments(
  db: Db,
  { organiser_id, ...chosen }: GivenSegments & { readonly organiser_id: number },
): Promise<SegmentColumns> {
  const { people_segment, availabilities_segment } = chosen;
  const cuids = [people_segment, availabilities_segment].flatMap((cuid) => cuid ?? []);
  const segments = cuids.length === 0 ? [] : await lockChosen(db, { organiser_id, cuids });
  const idOf = (field: keyof GivenSegments, entities: readonly SegmentEntity[]): number | null => {
    if (chosen[field] === null) return null;
    const one = segments.find(({ cuid }) => cuid === chosen[field]);
    if (one === undefined) return refuse('SEGMENT_NOT_FOUND', { [field]: 'SEGMENT_NOT_FOUND' });
    if (!entities.includes(one.entity))
      refuse('SEGMENT_WRONG_ENTITY', { [field]: 'SEGMENT_WRONG_ENTITY' });
    return one.id;
  };
  return {
    ...(people_segment === undefined ? {} : { people_segment_id: idOf('people_segment', PEOPLE) }),
    ...(availabilities_segment === undefined
      ? {}
      : { availabilities_segment_id: idOf('availabilities_segment', DATES) }),
  };
}
