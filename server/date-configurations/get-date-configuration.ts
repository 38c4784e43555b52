import { getDateConfiguration as endpoint } from '@ribambelle/api/date-configurations/get-date-configuration.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { findDateConfiguration } from './date-configuration-views.ts';

/** Returns one template of dates. */
export const getDateConfiguration = action(endpoint, async ({ db, request, organiser }) => {
  const { date_configuration } = request;
  return orRefuse(
    await findDateConfiguration(db, { organiser_id: organiser.id, date_configuration }),
    'DATE_CONFIGURATION_NOT_FOUND',
  );
});
