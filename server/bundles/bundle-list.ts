import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listOfficeBundles } from '@ribambelle/api/bundles/list-office-bundles.ts';
import { bundleColumns } from '@ribambelle/api/bundles/bundle-columns.ts';
import type { officeBundleRow } from '@ribambelle/api/bundles/office-shapes.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { textReader } from '../texts/bilingual.ts';
import { type OfficeBundleFound, selectBundles } from './bundle-views.ts';

/** The back-office list of bundles that are offered. */
export const bundleList: OfficeList<
  Unpaged<RequestOf<typeof listOfficeBundles>>,
  OfficeBundleFound,
  z.infer<typeof officeBundleRow>
> = {
  permission: 'bundles.read',
  columns: bundleColumns,
  select: ({ sort, ...filters }, { organiser, language }) =>
    selectBundles({ organiser_id: organiser.id, filters, language, sort }),
  present: (row, reader) => ({
    ...row,
    title: textReader(reader)(row.title),
    picture:
      row.picture ??
      `/pictures/paper/${row.cuid}.svg?accent=${reader.organiser.accent_color.slice(1)}`,
  }),
};
