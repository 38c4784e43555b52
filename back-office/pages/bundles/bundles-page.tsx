import { bundleColumns } from '@ribambelle/api/bundles/bundle-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDuration } from '@ribambelle/texts/formats/format-duration.ts';
import { FilterSelect } from '../../lists/filter-select.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { Pictured } from '../../lists/pictured.tsx';
import { orderIn } from '../../lists/order-in.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { PublishedState } from '../offers/published-state.tsx';

/** The organiser's bundles in their order; one opens beside the list. */
export function BundlesPage() {
  const texts = useTexts('office-bundles');
  const language = useLanguage();
  const list = useListAddress();
  const call = useClient();
  const published = list.filter('published');
  const filters = {
    search: list.search,
    ...(published === null ? {} : { published: published === 'true' }),
    sort: orderIn(bundleColumns, list),
  };
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
      capacity: { render: ({ capacity }) => capacity ?? texts.unlimited },
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
      filters={<Published list={list} />}
      add={{ permission: 'bundles.create', label: texts.add }}
    />
  );
}

function Published({ list }: { list: ListAddress }) {
  const texts = useTexts('office-bundles');
  const states = [
    { value: 'true', label: texts.published },
    { value: 'false', label: texts.unpublished },
  ];
  return (
    <FilterSelect list={list} name="published" label={texts.all_states} options={states} w={140} />
  );
}
