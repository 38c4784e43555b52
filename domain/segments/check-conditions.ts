import { type Decision, permit, refuse } from '../base/refusal.ts';
import {
  isGroup,
  kindOf,
  OPERATORS,
  type RuleGroup,
  type SegmentConditions,
  type SegmentEntity,
  type SegmentRule,
} from './segment.ts';

/** Whether conditions can be asked of an entity. Refuses SEGMENT_RULE_IMPOSSIBLE with the first rule that asks what it has not, or compares it as its kind cannot be. */
export function checkConditions(
  entity: SegmentEntity,
  conditions: SegmentConditions,
): Decision<SegmentConditions, 'SEGMENT_RULE_IMPOSSIBLE'> {
  const wrong = wrongRule(conditions.rules, { entity, path: 'conditions.rules' });
  return wrong === null
    ? permit(conditions)
    : refuse('SEGMENT_RULE_IMPOSSIBLE', { [wrong]: 'SEGMENT_RULE_IMPOSSIBLE' });
}

function wrongRule(
  rules: readonly (SegmentRule | RuleGroup)[],
  of: { readonly entity: SegmentEntity; readonly path: string },
): string | null {
  const found = rules.map((rule, index) => {
    const path = `${of.path}.${index}`;
    if (isGroup(rule)) return wrongRule(rule.rules, { ...of, path: `${path}.rules` });
    return fits(rule, of.entity) ? null : path;
  });
  return found.find((path) => path !== null) ?? null;
}

function fits({ field, operator }: SegmentRule, entity: SegmentEntity): boolean {
  const kind = kindOf(entity, field);
  const operators: readonly string[] = kind === null ? [] : OPERATORS[kind];
  return operators.includes(operator);
}
