import { bornByFor } from '@ribambelle/domain/base/age.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { momentsOfRule } from '@ribambelle/domain/segments/moments-of-rule.ts';
import {
  isGroup,
  type RuleGroup,
  type SegmentConditions,
  type SegmentRule,
} from '@ribambelle/domain/segments/segment.ts';
import { type RawBuilder, sql } from 'kysely';
import { fieldsInSql } from './segment-fields-views.ts';
import type { SegmentOf } from './segment-of.ts';

/**
 * Returns the condition that a row of `customers`, `participants` or `availabilities` is in a
 * segment, equal to domain/segments/in-segment.ts on its facts. It is true or false, never unknown.
 */
export function inSegment({ match, rules }: SegmentConditions, of: SegmentOf): RawBuilder<boolean> {
  if (rules.length === 0) return sql`true`;
  const conditions = rules.map((rule: SegmentRule | RuleGroup) =>
    isGroup(rule) ? inSegment(rule, of) : sql<boolean>`coalesce(${conditionOf(rule, of)}, false)`,
  );
  return sql`(${sql.join(conditions, match === 'ALL' ? sql` and ` : sql` or `)})`;
}

function conditionOf(rule: SegmentRule, of: SegmentOf): RawBuilder<boolean> {
  const fields = fieldsInSql(of);
  switch (rule.operator) {
    case 'ONE_OF':
      return choice(rule, fields);
    case 'NONE_OF':
      return sql`${choice(rule, fields)} is not true`;
    case 'AT_LEAST':
    case 'AT_MOST':
      return rule.field === 'age' ? ofAge(rule, of) : compared(rule, fields);
    case 'INCLUDES': {
      const range = fields.ranges[rule.field];
      return range === undefined
        ? sql`false`
        : sql`coalesce(${range.from}, ${rule.number}) <= ${rule.number} and coalesce(${range.to}, ${rule.number}) >= ${rule.number}`;
    }
    default: {
      const moment = fields.moments[rule.field];
      const { from, before } = momentsOfRule(rule, of);
      if (moment === undefined) return sql`false`;
      return sql.join(
        [
          ...(from === null ? [] : [sql`${moment} >= ${from}`]),
          ...(before === null ? [] : [sql`${moment} < ${before}`]),
        ],
        sql` and `,
      );
    }
  }
}

type Fields = ReturnType<typeof fieldsInSql>;

function choice(
  { field, values }: Extract<SegmentRule, { values: readonly string[] }>,
  { choices }: Fields,
): RawBuilder<boolean> {
  return choices[field]?.(values) ?? sql`false`;
}

function compared(
  { field, operator, number }: Extract<SegmentRule, { number: number }>,
  { numbers }: Fields,
): RawBuilder<boolean> {
  const value = numbers[field];
  if (value === undefined) return sql`false`;
  return operator === 'AT_LEAST' ? sql`${value} >= ${number}` : sql`${value} <= ${number}`;
}

/**
 * Returns a condition on the birthday, so that an index of birthdays could serve it: at least 12
 * means born by a certain day, at most 12 means born after that day for 13.
 */
function ofAge(
  { operator, number }: Extract<SegmentRule, { number: number }>,
  { now, timezone }: SegmentOf,
): RawBuilder<boolean> {
  const today = dayOf(now, timezone);
  return operator === 'AT_LEAST'
    ? sql`participants.birthdate <= ${bornByFor(number, today)}`
    : sql`participants.birthdate > ${bornByFor(number + 1, today)}`;
}
