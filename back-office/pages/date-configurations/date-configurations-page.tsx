import { dateConfigurationColumns } from '@ribambelle/api/date-configurations/date-configuration-columns.ts';
import { dateConfigurationFilterSet } from '@ribambelle/api/date-configurations/date-configuration-filters.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';

/** The list of the organiser's templates of dates; one opens beside it. */
export function DateConfigurationsPage() {
  const texts = useTexts('office-date-configurations');
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, {
    filters: dateConfigurationFilterSet,
    columns: dateConfigurationColumns,
  });
  const found = useCall(
    'listDateConfigurations',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'date-configurations',
    columns: dateConfigurationColumns,
  });
  return (
    <ListPage
      {...{ path: '/date-configurations', title: texts.title, list, found, table }}
      empty={texts.empty}
      printed={(paging) => call('listDateConfigurations', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'date-configurations', filters, columns })}
      add={{ permission: 'date-configurations.create', label: texts.add }}
    />
  );
}
