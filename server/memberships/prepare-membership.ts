import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { decideRecurring } from '@ribambelle/domain/memberships/automatic-renewal.ts';
import { decidePeriod } from '@ribambelle/domain/memberships/membership-period.ts';
import type { Db } from '../database/transaction.ts';
import { setShownImages } from '../files/index.ts';
import { refuse } from '../refusal.ts';
import { sanitise } from '../texts/sanitise.ts';
import type { OwnValues } from './membership-store.ts';

/**
 * Returns the values of a form with its rich texts sanitised and only the period of its type.
 * Refuses an incomplete or reversed period, and automatic renewal with less than a week to say no.
 */
export function checkedMembership(values: OwnValues): OwnValues {
  const { description } = values;
  const period = decidePeriod(values);
  if (!period.ok) refuse(period.refused, period.fields);
  const recurring = decideRecurring(values);
  if (!recurring.ok) refuse(recurring.refused, recurring.fields);
  const { period_type, ...span } = period.value;
  return {
    ...values,
    recurring: recurring.value,
    period_type,
    rolling_period_type: span.rolling_period_type,
    rolling_period_duration: span.rolling_period_duration,
    fixed_period_start_at: span.fixed_period_start_at,
    fixed_period_end_at: span.fixed_period_end_at,
    description: inEachLanguage((language) => sanitise(description[language])),
  };
}

/** Sets the pictures of a membership. Refuses pictures that the organiser does not have. */
export async function connectMembership(
  db: Db,
  input: { organiser_id: number; id: number; images: readonly string[] },
): Promise<void> {
  const { organiser_id, id } = input;
  const images = [...new Set(input.images)];
  if ((await setShownImages(db, { of: 'memberships', organiser_id, id, images })) < images.length)
    refuse('IMAGE_UNKNOWN', { images: 'IMAGE_UNKNOWN' });
}
