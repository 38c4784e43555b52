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

const WEEKDAY = /^[1-7]$/;
const OLDEST = 120;

/**
 * Checks that conditions fit an entity. Refuses SEGMENT_RULE_IMPOSSIBLE with the first rule whose
 * field the entity lacks, whose operator does not fit its kind, or that names an impossible weekday
 * or age.
 */
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
  const codes = rules.map((rule, index) => {
    const path = `${of.path}.${index}`;
    if (isGroup(rule)) return wrongRule(rule.rules, { ...of, path: `${path}.rules` });
    return isSuited(rule, of.entity) ? null : path;
  });
  return codes.find((path) => path !== null) ?? null;
}

function isSuited(rule: SegmentRule, entity: SegmentEntity): boolean {
  const kind = kindOf(entity, rule.field);
  const operators: readonly string[] = kind === null ? [] : OPERATORS[kind];
  return operators.includes(rule.operator) && isOfThisWorld(rule);
}

function isOfThisWorld(rule: SegmentRule): boolean {
  if (rule.field === 'weekday' && 'values' in rule)
    return rule.values.every((value) => WEEKDAY.test(value));
  const by_age = rule.field === 'age' || rule.field === 'ages';
  return !(by_age && 'number' in rule) || rule.number <= OLDEST;
}
