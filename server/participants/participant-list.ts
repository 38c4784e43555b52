import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listOfficeParticipants } from '@ribambelle/api/participants/list-office-participants.ts';
import type { officeParticipantRow } from '@ribambelle/api/participants/office-shapes.ts';
import { participantColumns } from '@ribambelle/api/participants/participant-columns.ts';
import { bornByFor } from '@ribambelle/domain/base/age.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { may } from '@ribambelle/domain/permissions/may.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import { isPeopleResembling } from '../database/search.ts';
import type { OfficeList, Searched } from '../lists/office-list.ts';
import { type OfficeParticipantRow, selectParticipants } from './office-participant-views.ts';

/** The participants of the back-office. */
export const participantList: OfficeList<
  Unpaged<RequestOf<typeof listOfficeParticipants>>,
  OfficeParticipantRow,
  z.infer<typeof officeParticipantRow>
> &
  Searched = {
  permission: 'participants.read',
  resembles: isPeopleResembling,
  columns: participantColumns,
  select: ({ search, age_from, age_to, sort }, { organiser, now }) => {
    const today = dayOf(now, organiser.timezone);
    return selectParticipants({
      search,
      born_by: age_from === undefined ? undefined : bornByFor(age_from, today),
      born_after: age_to === undefined ? undefined : bornByFor(age_to + 1, today),
      sort,
    });
  },
  present: (row, { permissions }) => ({
    id: row.id,
    cuid: row.cuid,
    name: fullname(row),
    birthdate: row.birthdate,
    registrations: may(permissions, 'registrations.read') ? row.registrations : null,
    customer: {
      cuid: row.customer_cuid,
      name: fullname({ firstname: row.customer_firstname, lastname: row.customer_lastname }),
    },
    shared_with: [...row.shared_with],
  }),
};
