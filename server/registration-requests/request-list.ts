import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listOfficeRegistrationRequests } from '@ribambelle/api/registration-requests/list-office-registration-requests.ts';
import type { officeRequestRow } from '@ribambelle/api/registration-requests/office-shapes.ts';
import { requestColumns } from '@ribambelle/api/registration-requests/request-columns.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import { isPeopleResembling } from '../database/search.ts';
import type { LoadedList, Searched } from '../lists/office-list.ts';
import { textReader } from '../texts/bilingual.ts';
import { loadBrokenOfRequests } from './broken-of-requests.ts';
import { selectOfficeRequests } from './office-request-views.ts';
import { presentOfficeRequest } from './present-office-requests.ts';
import type { RequestRow } from './request-views.ts';

/** Registration requests, as a list of the back-office. */
export const requestList: LoadedList<
  Unpaged<RequestOf<typeof listOfficeRegistrationRequests>>,
  RequestRow,
  z.infer<typeof officeRequestRow>
> &
  Searched = {
  permission: 'registration-requests.read',
  resembles: isPeopleResembling,
  columns: requestColumns,
  select: ({ sort, ...filters }, { organiser }) => {
    const { timezone } = organiser;
    return selectOfficeRequests({ timezone, filters, sort });
  },
  presentAll: async (rows, reader) => {
    const { db, organiser, now } = reader;
    const text = textReader(reader);
    const broken = await loadBrokenOfRequests(db, { organiser, rows, text, now });
    return rows.map((row, index) =>
      presentOfficeRequest(row, { text, broken: broken[index] ?? [] }),
    );
  },
};
