import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listOfficeRegistrationRequests } from '@ribambelle/api/registration-requests/list-office-registration-requests.ts';
import type { officeRequestRow } from '@ribambelle/api/registration-requests/office-shapes.ts';
import { requestColumns } from '@ribambelle/api/registration-requests/request-columns.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { textReader } from '../texts/bilingual.ts';
import { selectOfficeRequests } from './office-request-views.ts';
import { presentOfficeRequest } from './present-office-requests.ts';
import type { RequestRow } from './request-views.ts';

/** Registration requests, as a list of the back-office. */
export const requestList: OfficeList<
  Unpaged<RequestOf<typeof listOfficeRegistrationRequests>>,
  RequestRow,
  z.infer<typeof officeRequestRow>
> = {
  permission: 'registration-requests.read',
  columns: requestColumns,
  select: ({ sort, ...filters }, { organiser }) => {
    const { id: organiser_id, timezone } = organiser;
    return selectOfficeRequests({ organiser_id, timezone, filters, sort });
  },
  present: (row, reader) => presentOfficeRequest(row, textReader(reader)),
};
