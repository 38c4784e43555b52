import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listResourceGroups } from '@ribambelle/api/resource-groups/list-resource-groups.ts';
import type { officeResourceGroupRow } from '@ribambelle/api/resource-groups/office-shapes.ts';
import { resourceGroupColumns } from '@ribambelle/api/resource-groups/resource-group-columns.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { textReader } from '../texts/bilingual.ts';
import { type ResourceGroupRow, selectResourceGroups } from './resource-group-views.ts';

/** The back-office list of groups of resources. */
export const resourceGroupList: OfficeList<
  Unpaged<RequestOf<typeof listResourceGroups>>,
  ResourceGroupRow,
  z.infer<typeof officeResourceGroupRow>
> = {
  permission: 'resource-groups.read',
  columns: resourceGroupColumns,
  select: ({ search, sort }, { organiser, language }) =>
    selectResourceGroups({ organiser_id: organiser.id, search, language, sort }),
  present: ({ version: _version, ...row }, reader) => ({
    ...row,
    name: textReader(reader)(row.name),
  }),
};
