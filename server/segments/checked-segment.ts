import { checkConditions } from '@ribambelle/domain/segments/check-conditions.ts';
import type { SegmentConditions, SegmentEntity } from '@ribambelle/domain/segments/segment.ts';
import { refuse } from '../refusal.ts';

/** Refuses SEGMENT_RULE_IMPOSSIBLE, with its rule, for conditions that the entity cannot answer. */
export function refuseImpossibleRules(entity: SegmentEntity, conditions: SegmentConditions): void {
  const decision = checkConditions(entity, conditions);
  if (!decision.ok) refuse(decision.refused, decision.fields);
}
