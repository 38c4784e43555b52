import { isAfter } from '../base/instants.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';
import type { MembershipPeriod } from './membership-terms.ts';

/**
 * Returns the period of a membership as it is stored, the fields of the other type emptied. Refuses
 * a rolling one without a duration, and a fixed one that lacks one of its days or ends before it
 * begins.
 */
export function decidePeriod(
  period: MembershipPeriod,
): Decision<MembershipPeriod, 'MEMBERSHIP_PERIOD_INCOMPLETE' | 'MEMBERSHIP_PERIOD_REVERSED'> {
  const { period_type, rolling_period_type, rolling_period_duration } = period;
  const { fixed_period_start_at, fixed_period_end_at } = period;
  if (period_type === 'ROLLING') {
    if (rolling_period_duration === null || rolling_period_type === null)
      return refuse('MEMBERSHIP_PERIOD_INCOMPLETE', {
        rolling_period_duration: 'MEMBERSHIP_PERIOD_INCOMPLETE',
      });
    return permit({ ...period, fixed_period_start_at: null, fixed_period_end_at: null });
  }
  if (fixed_period_start_at === null || fixed_period_end_at === null)
    return refuse('MEMBERSHIP_PERIOD_INCOMPLETE', {
      [fixed_period_start_at === null ? 'fixed_period_start_at' : 'fixed_period_end_at']:
        'MEMBERSHIP_PERIOD_INCOMPLETE',
    });
  if (!isAfter(fixed_period_end_at, fixed_period_start_at))
    return refuse('MEMBERSHIP_PERIOD_REVERSED', {
      fixed_period_end_at: 'MEMBERSHIP_PERIOD_REVERSED',
    });
  return permit({ ...period, rolling_period_type: null, rolling_period_duration: null });
}
