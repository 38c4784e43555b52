import type { Instant } from '../base/instants.ts';
import { momentsOfRule, type SegmentMoment } from './moments-of-rule.ts';
import { isGroup, type RuleGroup, type SegmentConditions, type SegmentRule } from './segment.ts';

/**
 * The known facts about a customer, participant or availability, by field and kind; null or absent
 * when unknown.
 */
export interface SegmentFacts {
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  readonly numbers?: Readonly<Record<string, number | null>>;
  readonly moments?: Readonly<Record<string, Instant | null>>;
  /** From and to, both included; null is no limit. */
  readonly ranges?: Readonly<
    Record<string, { readonly from: number | null; readonly to: number | null }>
  >;
}

/** True when something is in a segment. An unknown value fulfils no condition except “none of”. */
export function isInSegment(
  { match, rules }: SegmentConditions,
  of: { readonly facts: SegmentFacts } & SegmentMoment,
): boolean {
  if (rules.length === 0) return true;
  const holds = (rule: SegmentRule | RuleGroup): boolean =>
    isGroup(rule) ? isInSegment(rule, of) : isFulfilled(rule, of);
  return match === 'ALL' ? rules.every(holds) : rules.some(holds);
}

function isFulfilled(
  rule: SegmentRule,
  of: { readonly facts: SegmentFacts } & SegmentMoment,
): boolean {
  const { choices = {}, numbers = {}, moments = {}, ranges = {} } = of.facts;
  const { field } = rule;
  switch (rule.operator) {
    case 'ONE_OF':
    case 'NONE_OF': {
      const chosenIds = choices[field] ?? [];
      return (
        rule.values.some((value) => chosenIds.includes(value)) === (rule.operator === 'ONE_OF')
      );
    }
    case 'AT_LEAST':
    case 'AT_MOST': {
      const number = numbers[field] ?? null;
      if (number === null) return false;
      return rule.operator === 'AT_LEAST' ? number >= rule.number : number <= rule.number;
    }
    case 'INCLUDES': {
      const range = ranges[field];
      if (range === undefined) return false;
      return (range.from ?? rule.number) <= rule.number && rule.number <= (range.to ?? rule.number);
    }
    default: {
      const moment = moments[field] ?? null;
      const { from, before } = momentsOfRule(rule, of);
      if (moment === null) return false;
      const millis = Date.parse(moment);
      return (
        (from === null || millis >= Date.parse(from)) &&
        (before === null || millis < Date.parse(before))
      );
    }
  }
}
