import { membershipFilterSet } from '@ribambelle/api/memberships/membership-filters.ts';
import { membershipColumns } from '@ribambelle/api/memberships/membership-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { Pictured } from '../../lists/pictured.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { PublishedState } from '../offers/published-state.tsx';
import { usePeriod } from './use-period.ts';

/** The list of the organiser's memberships in their order; one opens beside it. */
export function MembershipsPage() {
  const texts = useTexts('office-memberships');
  const period = usePeriod();
  const list = useListAddress();
  const call = useClient();
  const filters = useListFilters(list, {
    filters: membershipFilterSet,
    columns: membershipColumns,
  });
  const found = useCall(
    'listOfficeMemberships',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'memberships',
    columns: membershipColumns,
    looks: {
      title: { render: (row) => <Pictured picture={row.picture} title={row.title} /> },
      period: { width: 290, render: (row) => period(row) },
      state: {
        render: (row) => <PublishedState published={row.published} words={texts} />,
      },
    },
  });
  return (
    <ListPage
      {...{ path: '/memberships', title: texts.title, list, found, table }}
      printed={(paging) => call('listOfficeMemberships', { ...paging, ...filters })}
      exported={(columns) => ({ list: 'memberships', filters, columns })}
      filters={<DeclaredFilters list={list} name="memberships" filters={membershipFilterSet} />}
      add={{ permission: 'memberships.create', label: texts.add }}
    />
  );
}
