import type { SegmentMoment } from '@ribambelle/domain/segments/moments-of-rule.ts';
import type { SegmentEntity } from '@ribambelle/domain/segments/segment.ts';

/** Whose segment it is, of what, and at which moment it is asked for. */
export interface SegmentOf extends SegmentMoment {
  readonly organiser_id: number;
  readonly entity: SegmentEntity;
}
