import { createBookingConfiguration as endpoint } from '@ribambelle/api/booking-configurations/create-booking-configuration.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { insertBookingConfiguration } from './booking-configuration-store.ts';
import { checkedTerms } from './checked-terms.ts';

/** Adds a booking configuration. */
export const createBookingConfiguration = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const values = checkedTerms(request);
    const cuid = await insertBookingConfiguration(db, { organiser_id: organiser.id, values, now });
    const audit = {
      action: 'booking-configurations.create' as const,
      entity: 'booking_configurations',
      entity_cuid: cuid,
      summary: values.name,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { cuid };
  },
);
