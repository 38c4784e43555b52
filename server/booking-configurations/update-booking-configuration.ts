import { updateBookingConfiguration as endpoint } from '@ribambelle/api/booking-configurations/update-booking-configuration.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { orRefuse } from '../refusal.ts';
import {
  lockBookingConfiguration,
  saveBookingConfiguration,
} from './booking-configuration-store.ts';
import { checkedTerms } from './checked-terms.ts';

/** Changes a booking configuration. */
export const updateBookingConfiguration = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const { configuration, version, ...given } = request;
    const organiser_id = organiser.id;
    const row = orRefuse(
      await lockBookingConfiguration(db, { organiser_id, configuration }),
      'BOOKING_CONFIGURATION_NOT_FOUND',
    );
    await requireVersion(db, { organiser_id, record: row, read: version });
    const { id, cuid, version: _version, ...before } = row;
    const values = checkedTerms(withChanges(before, given));
    await saveBookingConfiguration(db, { organiser_id, id, values, now });
    const audit = {
      action: 'booking-configurations.update' as const,
      entity: 'booking_configurations',
      entity_cuid: cuid,
      summary: values.name,
      changes: changesBetween(before, { ...values }),
      record: row,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null };
  },
);
