import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listOfficeLocations } from '@ribambelle/api/locations/list-office-locations.ts';
import { locationColumns } from '@ribambelle/api/locations/location-columns.ts';
import type { officeLocation } from '@ribambelle/api/locations/office-shapes.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { type OfficeLocationRow, selectLocations } from './office-location-views.ts';
import { presentOfficeLocation } from './present-office-location.ts';

/** The back-office list of locations. */
export const locationList: OfficeList<
  Unpaged<RequestOf<typeof listOfficeLocations>>,
  OfficeLocationRow,
  z.infer<typeof officeLocation>
> = {
  permission: 'locations.read',
  columns: locationColumns,
  select: ({ search, sort }, { organiser }) =>
    selectLocations({ organiser_id: organiser.id, search, sort }),
  present: (row) => presentOfficeLocation(row),
};
