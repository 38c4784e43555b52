import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listOfficeResources } from '@ribambelle/api/resources/list-office-resources.ts';
import type { officeResourceRow } from '@ribambelle/api/resources/office-shapes.ts';
import { resourceColumns } from '@ribambelle/api/resources/resource-columns.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { textReader } from '../texts/bilingual.ts';
import { type OfficeResourceFound, selectResources } from './resource-views.ts';

/** The back-office list of resources. */
export const resourceList: OfficeList<
  Unpaged<RequestOf<typeof listOfficeResources>>,
  OfficeResourceFound,
  z.infer<typeof officeResourceRow>
> = {
  permission: 'resources.read',
  columns: resourceColumns,
  select: ({ sort, ...filters }, { organiser, language }) =>
    selectResources({ organiser_id: organiser.id, filters, language, sort }),
  present: (row, reader) => {
    const text = textReader(reader);
    return {
      ...row,
      name: text(row.name),
      groups: row.groups.map(({ name }) => text(name)),
      picture:
        row.picture ??
        `/pictures/paper/${row.cuid}.svg?accent=${reader.organiser.accent_color.slice(1)}`,
    };
  },
};
