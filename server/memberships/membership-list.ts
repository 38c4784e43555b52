import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listOfficeMemberships } from '@ribambelle/api/memberships/list-office-memberships.ts';
import { membershipColumns } from '@ribambelle/api/memberships/membership-columns.ts';
import type { officeMembershipRow } from '@ribambelle/api/memberships/office-shapes.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { textReader } from '../texts/bilingual.ts';
import { type OfficeMembershipFound, selectMemberships } from './membership-views.ts';

/** The back-office list of memberships that are offered. */
export const membershipList: OfficeList<
  Unpaged<RequestOf<typeof listOfficeMemberships>>,
  OfficeMembershipFound,
  z.infer<typeof officeMembershipRow>
> = {
  permission: 'memberships.read',
  columns: membershipColumns,
  select: ({ sort, ...filters }, { organiser, language }) =>
    selectMemberships({ organiser_id: organiser.id, filters, language, sort }),
  present: ({ renewal_days_before: _before, renewal_days_after: _after, ...row }, reader) => ({
    ...row,
    title: textReader(reader)(row.title),
    picture:
      row.picture ??
      `/pictures/paper/${row.cuid}.svg?accent=${reader.organiser.accent_color.slice(1)}`,
  }),
};
