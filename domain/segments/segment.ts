import type { Day } from '../base/calendar.ts';

/** The entities of which segments are made. */
export const SEGMENT_ENTITIES = ['CUSTOMERS', 'PARTICIPANTS', 'AVAILABILITIES'] as const;
export type SegmentEntity = (typeof SEGMENT_ENTITIES)[number];

/**
 * The fields of each entity, by kind of value: one or several of a choice, a number (an amount in
 * minor units), a moment, or a range of numbers. The pure rule, the compiler to SQL and the form
 * are made from this table.
 */
export const SEGMENT_FIELDS = {
  CUSTOMERS: {
    postcode: 'CHOICE',
    activity: 'CHOICE',
    membership: 'CHOICE',
    tag: 'CHOICE',
    registered: 'MOMENT',
    participants: 'NUMBER',
    registrations: 'NUMBER',
  },
  PARTICIPANTS: {
    age: 'NUMBER',
    postcode: 'CHOICE',
    activity: 'CHOICE',
    membership: 'CHOICE',
    registrations: 'NUMBER',
  },
  AVAILABILITIES: {
    activity: 'CHOICE',
    category: 'CHOICE',
    location: 'CHOICE',
    tag: 'CHOICE',
    weekday: 'CHOICE',
    start: 'MOMENT',
    price: 'NUMBER',
    dates: 'NUMBER',
    ages: 'RANGE',
  },
} as const satisfies Readonly<Record<SegmentEntity, Readonly<Record<string, FieldKind>>>>;

type FieldKind = 'CHOICE' | 'NUMBER' | 'MOMENT' | 'RANGE';

type FieldsOf<Entity extends SegmentEntity> = keyof (typeof SEGMENT_FIELDS)[Entity] & string;

/** Every field of any entity. */
export type SegmentField = { [Entity in SegmentEntity]: FieldsOf<Entity> }[SegmentEntity];

/** The operators for each kind of value. */
export const OPERATORS = {
  CHOICE: ['ONE_OF', 'NONE_OF'],
  NUMBER: ['AT_LEAST', 'AT_MOST'],
  MOMENT: ['FROM', 'UNTIL', 'NEXT_DAYS', 'LAST_DAYS'],
  RANGE: ['INCLUDES'],
} as const satisfies Readonly<Record<FieldKind, readonly string[]>>;

export type SegmentOperator = (typeof OPERATORS)[FieldKind][number];

/**
 * One condition. Choices are cuids, postcodes, tags or weekdays, 1 for Monday. Days are on the
 * organiser's calendar, both included; `days` counts from today.
 */
export type SegmentRule =
  | {
      readonly field: SegmentField;
      readonly operator: 'ONE_OF' | 'NONE_OF';
      readonly values: readonly string[];
    }
  | {
      readonly field: SegmentField;
      readonly operator: 'AT_LEAST' | 'AT_MOST' | 'INCLUDES';
      readonly number: number;
    }
  | { readonly field: SegmentField; readonly operator: 'FROM' | 'UNTIL'; readonly day: Day }
  | {
      readonly field: SegmentField;
      readonly operator: 'NEXT_DAYS' | 'LAST_DAYS';
      readonly days: number;
    };

/** Rules of which all or any must hold. Without rules it holds for everything. */
export interface RuleGroup {
  readonly match: 'ALL' | 'ANY';
  readonly rules: readonly SegmentRule[];
}

/** The conditions of a segment: rules and groups of rules, all or any of which must hold. */
export interface SegmentConditions {
  readonly match: 'ALL' | 'ANY';
  readonly rules: readonly (SegmentRule | RuleGroup)[];
}

/** True for a group of rules, false for a single rule. */
export const isGroup = (rule: SegmentRule | RuleGroup): rule is RuleGroup => 'match' in rule;

/** Returns the kind of a field of an entity; null when there is no such field. */
export function kindOf(entity: SegmentEntity, field: string): FieldKind | null {
  const fields: Readonly<Record<string, FieldKind>> = SEGMENT_FIELDS[entity];
  return Object.hasOwn(fields, field) ? (fields[field] ?? null) : null;
}
