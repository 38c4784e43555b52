import { bookingConfigurationColumns } from '@ribambelle/api/booking-configurations/booking-configuration-columns.ts';
import type { listBookingConfigurations } from '@ribambelle/api/booking-configurations/list-booking-configurations.ts';
import type { officeBookingConfiguration } from '@ribambelle/api/booking-configurations/office-shapes.ts';
import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { OfficeList } from '../lists/office-list.ts';
import {
  type BookingConfigurationRow,
  selectBookingConfigurations,
} from './booking-configuration-views.ts';

/** The back-office list of booking configurations. */
export const bookingConfigurationList: OfficeList<
  Unpaged<RequestOf<typeof listBookingConfigurations>>,
  BookingConfigurationRow,
  z.infer<typeof officeBookingConfiguration>
> = {
  permission: 'booking-configurations.read',
  columns: bookingConfigurationColumns,
  select: ({ search, sort }, { organiser }) =>
    selectBookingConfigurations({ organiser_id: organiser.id, search, sort }),
  present: (row) => row,
};
