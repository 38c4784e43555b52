import { deleteBookingConfiguration as endpoint } from '@ribambelle/api/booking-configurations/delete-booking-configuration.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import {
  isConfigurationUsed,
  lockBookingConfiguration,
  removeBookingConfiguration,
} from './booking-configuration-store.ts';

/** Deletes a booking configuration that no resource uses. */
export const deleteBookingConfiguration = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const organiser_id = organiser.id;
    const { configuration } = request;
    const { id, cuid, name } = orRefuse(
      await lockBookingConfiguration(db, { organiser_id, configuration }),
      'BOOKING_CONFIGURATION_NOT_FOUND',
    );
    if (await isConfigurationUsed(db, { organiser_id, id })) refuse('BOOKING_CONFIGURATION_IN_USE');
    const removal = await keepRemoved(db, {
      noun: 'booking_configurations',
      key: id,
      entity_cuid: cuid,
      summary: name,
      organiser,
      collaborator,
      now,
    });
    await removeBookingConfiguration(db, { organiser_id, id });
    const audit = {
      action: 'booking-configurations.delete' as const,
      entity: 'booking_configurations',
      entity_cuid: cuid,
      summary: name,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null, removal };
  },
);
