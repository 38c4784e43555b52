import { bundleFilterSet } from '@ribambelle/api/bundles/bundle-filters.ts';
import { bundleColumns } from '@ribambelle/api/bundles/bundle-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDuration } from '@ribambelle/texts/formats/format-duration.ts';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { WIDTHS } from '../../lists/column-widths.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { Pictured } from '../../lists/pictured.tsx';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { PublishedState } from '../offers/published-state.tsx';

/** The list of the organiser's bundles in their order; one opens beside it. */
export function BundlesPage() {
  const texts = useTexts('office-bundles');
  const language = useLanguage();
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, { filters: bundleFilterSet, columns: bundleColumns });
  const found = useCall(
    'listOfficeBundles',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'bundles',
    columns: bundleColumns,
    looks: {
      title: { render: (row) => <Pictured picture={row.picture} title={row.title} /> },
      capacity: {
        width: WIDTHS.registrations,
        render: ({ capacity }) => capacity ?? texts.unlimited,
      },
      duration: {
        width: 140,
        render: ({ duration }) =>
          duration === null ? texts.no_end : formatDuration(duration, language),
      },
      state: {
        render: (row) => <PublishedState published={row.published} words={texts} />,
      },
    },
  });
  return (
    <ListPage
      {...{ path: '/bundles', title: texts.title, list, found, table }}
      printed={(paging) => call('listOfficeBundles', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'bundles', filters, columns })}
      filters={<DeclaredFilters list={list} name="bundles" filters={bundleFilterSet} />}
      add={{ permission: 'bundles.create', label: texts.add }}
    />
  );
}
