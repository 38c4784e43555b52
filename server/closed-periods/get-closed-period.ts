import { getClosedPeriod as endpoint } from '@ribambelle/api/closed-periods/get-closed-period.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { findClosedPeriod } from './closed-period-views.ts';
import { presentClosedPeriod } from './present-closed-period.ts';

/** Returns one closed period. */
export const getClosedPeriod = action(endpoint, async ({ db, request, organiser }) => {
  const { closed_period } = request;
  return presentClosedPeriod(
    orRefuse(
      await findClosedPeriod(db, { organiser_id: organiser.id, closed_period }),
      'CLOSED_PERIOD_NOT_FOUND',
    ),
  );
});
