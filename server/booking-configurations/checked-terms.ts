import { decideTerms } from '@ribambelle/domain/booking-configurations/booking-terms.ts';
import { refuse } from '../refusal.ts';
import type { BookingConfigurationValues } from './booking-configuration-store.ts';

/** Returns the values of a form, with its prices and hours sorted. Refuses contradictory values. */
export function checkedTerms(values: BookingConfigurationValues): BookingConfigurationValues {
  const terms = decideTerms(values);
  if (!terms.ok) refuse(terms.refused, terms.fields);
  const { prices, opening_hours, exceptions } = terms.value;
  return {
    ...values,
    prices: [...prices],
    opening_hours: [...opening_hours],
    exceptions: [...exceptions],
  };
}
