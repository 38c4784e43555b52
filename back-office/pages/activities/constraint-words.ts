import type { Ask } from '@ribambelle/api/client.ts';
import type { Texts } from '@ribambelle/texts/all.ts';

export type Constraint = NonNullable<Ask<'updateActivityRegistrationFlow'>['constraints']>[number];

interface Reading {
  readonly texts: Texts['office-registration-requests']['conditions'];
  /** Writes a day. */
  readonly day: (day: string) => string;
}

/** The properties that dates can have in common, in the order in which a sentence names them. */
const SHARED = ['same.date', 'same.weekday', 'same.time', 'same.period'] as const;

/**
 * Returns a constraint as a plain sentence for staff: `Au plus 1 date par jour : sinon la demande
 * est refusée.`
 */
export function constraintWords(
  { type, payload, optional }: Pick<Constraint, 'type' | 'payload' | 'optional'>,
  { texts, day }: Reading,
): string {
  const { says } = texts;
  const { count, availabilities = [], period_start = null, period_end = null } = payload;
  const shared = SHARED.filter((filter) => availabilities.includes(filter)).map(
    (filter) => says.per[filter],
  );
  const bound = type.endsWith('.minimum') ? 'minimum' : 'maximum';
  const what = type.startsWith('locations') ? says.locations(count) : says.registrations(count);
  const parts = [
    [says.bound(bound, what), says.each(shared)].filter((part) => part !== '').join(' '),
    bound === 'minimum' && shared.length > 0 ? says.where_chosen : '',
    availabilities.includes('future') ? says.future : '',
    period_start !== null && period_end !== null
      ? says.between(day(period_start), day(period_end))
      : period_start !== null
        ? says.from(day(period_start))
        : period_end !== null
          ? says.until(day(period_end))
          : '',
  ];
  const condition = parts.filter((part) => part !== '').join(', ');
  return says.whole(condition, optional === true ? says.optional : says.required);
}
