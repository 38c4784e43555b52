import type { SegmentMoment } from '@ribambelle/domain/segments/moments-of-rule.ts';
import type { SegmentEntity } from '@ribambelle/domain/segments/segment.ts';

/** The entity of a segment, and the moment at which it is evaluated. */
export interface SegmentOf extends SegmentMoment {
  readonly entity: SegmentEntity;
}
