import type { listOfficeRegistrations } from '@ribambelle/api/registrations/list-office-registrations.ts';
import { registrationColumns } from '@ribambelle/api/registrations/registration-columns.ts';
import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { officeRegistrationRow } from '@ribambelle/api/registrations/office-shapes.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import { isPeopleResembling } from '../database/search.ts';
import type { OfficeList, Searched } from '../lists/office-list.ts';
import { refuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { rowAsSeen } from './hidden-fields.ts';
import { officeFilters } from './office-period.ts';
import { type OfficeRegistrationRow, selectRegistrations } from './office-registration-views.ts';
import { presentOfficeRow } from './present-office-registration.ts';

/** The registrations of the back-office. */
export const registrationList: OfficeList<
  Unpaged<RequestOf<typeof listOfficeRegistrations>>,
  OfficeRegistrationRow,
  z.infer<typeof officeRegistrationRow>
> &
  Searched = {
  permission: 'registrations.read',
  resembles: isPeopleResembling,
  columns: registrationColumns,
  select: (request, { organiser, permissions, now }) => {
    const { payment, owed_from, owed_to } = request;
    const by_money = [payment, owed_from, owed_to].some((one) => one !== undefined);
    if (by_money && !seesFields(permissions, 'MONEY')) refuse('NOT_PERMITTED');
    const { timezone } = organiser;
    const filters = officeFilters(request, { timezone, now });
    return selectRegistrations({ filters, sort: request.sort });
  },
  present: (row, { organiser, permissions, language, now }) => {
    const text = textReader({ language, organiser });
    const { timezone } = organiser;
    return rowAsSeen(presentOfficeRow(row, { text, now, timezone }), permissions);
  },
};
