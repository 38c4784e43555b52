import { atOnce } from '../../database/statements.ts';
import { getOfficeAvailability as endpoint } from '@ribambelle/api/availabilities/get-office-availability.ts';
import { effectiveStatus } from '@ribambelle/domain/availabilities/status.ts';
import { action } from '../../action.ts';
import { orRefuse } from '../../refusal.ts';
import { textReader } from '../../texts/bilingual.ts';
import { loadAvailabilities, loadDates } from '../availability-facts.ts';
import { findAvailability } from '../availability-views.ts';
import { statusOf } from './column-values.ts';
import { seen } from '../seen-availabilities.ts';
import {
  countRegistrationsOfDates,
  findOfficeAvailabilityId,
  isAvailabilityUsed,
} from './office-views.ts';

/** Answers one availability with its dates and its decided values. */
export const getOfficeAvailability = action(
  endpoint,
  async ({ db, request, organiser, language, now }) => {
    const id = orRefuse(
      await findOfficeAvailabilityId(db, request.availability),
      'AVAILABILITY_NOT_FOUND',
    );
    const [[availabilityRow], dates, registrations, used, card] = await atOnce(
      () => loadAvailabilities(db, [id]),
      () => loadDates(db, [id]),
      () => countRegistrationsOfDates(db, id),
      () => isAvailabilityUsed(db, id),
      () => findAvailability(db, request.availability),
    );
    const row = orRefuse(availabilityRow, 'AVAILABILITY_NOT_FOUND');
    const text = textReader({ language, organiser });
    const {
      cuid,
      start_at,
      end_at,
      price,
      deposit,
      capacity,
      registered,
      offered,
      age_minimum,
      age_maximum,
      closed,
      tags,
    } = row;
    return {
      id,
      cuid,
      version: row.version,
      start_at,
      end_at,
      price,
      deposit,
      capacity,
      registered,
      offered,
      age_minimum,
      age_maximum,
      closed,
      tags,
      used,
      on_site: card !== undefined,
      registrations_start_at: row.registrations_start_at,
      registrations_end_at: row.registrations_end_at,
      status: effectiveStatus(seen(row, dates), now),
      activity: {
        cuid: row.activity_cuid,
        title: text(row.activity_title),
      },
      location:
        row.location_cuid === null
          ? null
          : {
              cuid: row.location_cuid,
              title: row.name ?? '',
            },
      dates: dates.map((date) => ({
        id: date.id,
        cuid: date.cuid,
        version: date.version,
        start_at: date.start_at,
        end_at: date.end_at,
        capacity: date.capacity,
        registered: date.registered,
        registrations: registrations.get(date.id) ?? 0,
        status: statusOf(date.status),
        called_off: date.called_off_at !== null,
      })),
    };
  },
);
