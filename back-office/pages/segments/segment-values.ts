import type { Answer } from '@ribambelle/api/client.ts';
import {
  isGroup,
  kindOf,
  OPERATORS,
  type RuleGroup,
  SEGMENT_FIELDS,
  type SegmentConditions,
  type SegmentEntity,
  type SegmentField,
  type SegmentOperator,
  type SegmentRule,
} from '@ribambelle/domain/segments/segment.ts';

/** The values of the form of a segment; a rule may still lack its value. */
export interface SegmentValues extends Record<string, unknown> {
  readonly entity: SegmentEntity;
  readonly name: string;
  readonly conditions: SegmentConditions;
}

/** The values of a new segment: of dates by default, because a section of the site shows those. */
export const NEW_SEGMENT: SegmentValues = {
  entity: 'AVAILABILITIES',
  name: '',
  conditions: { match: 'ALL', rules: [] },
};

/** Returns the initial values of the form for an existing segment. */
export function valuesOf({ entity, name, conditions }: Answer<'getSegment'>): SegmentValues {
  return { entity, name, conditions };
}

/** Returns the fields of an entity, in the order of the form. */
export const fieldsOf = (entity: SegmentEntity): readonly SegmentField[] =>
  Object.keys(SEGMENT_FIELDS[entity]).filter((field) => isField(entity, field));

const isField = (entity: SegmentEntity, field: string): field is SegmentField =>
  kindOf(entity, field) !== null;

/** Returns the operators of a field. */
export function operatorsOf(
  entity: SegmentEntity,
  field: SegmentField,
): readonly SegmentOperator[] {
  const kind = kindOf(entity, field);
  return kind === null ? [] : OPERATORS[kind];
}

/** Returns a new rule without a value. */
export function emptyRule(field: SegmentField, operator: SegmentOperator): SegmentRule {
  switch (operator) {
    case 'ONE_OF':
    case 'NONE_OF':
      return { field, operator, values: [] };
    case 'AT_LEAST':
    case 'AT_MOST':
    case 'INCLUDES':
      return { field, operator, number: 0 };
    case 'FROM':
    case 'UNTIL':
      return { field, operator, day: '' };
    case 'NEXT_DAYS':
    case 'LAST_DAYS':
      return { field, operator, days: 30 };
  }
}

/** Returns the conditions as the calls expect them. */
export function requestOf({ match, rules }: SegmentConditions) {
  return {
    match,
    rules: rules.map((rule) =>
      isGroup(rule) ? { match: rule.match, rules: rule.rules.map(copyOf) } : copyOf(rule),
    ),
  };
}

/** Returns the conditions that can be counted already: the rules that have a value. */
export function completeOf({ match, rules }: SegmentConditions): SegmentConditions {
  return {
    match,
    rules: rules.flatMap((rule): (SegmentRule | RuleGroup)[] => {
      if (!isGroup(rule)) return isComplete(rule) ? [rule] : [];
      const inside = rule.rules.filter(isComplete);
      return inside.length === 0 ? [] : [{ match: rule.match, rules: inside }];
    }),
  };
}

function isComplete(rule: SegmentRule): boolean {
  if ('values' in rule) return rule.values.length > 0;
  return !('day' in rule) || rule.day !== '';
}

const copyOf = (rule: SegmentRule) =>
  'values' in rule ? { ...rule, values: [...rule.values] } : { ...rule };
