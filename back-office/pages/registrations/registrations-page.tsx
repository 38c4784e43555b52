import { registrationColumns } from '@ribambelle/api/registrations/registration-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useMay } from '../../data/session.tsx';
import { useListFilters } from '../../lists/use-list-filters.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { PaymentState } from './payment-state.tsx';
import { FILTERED, RegistrationFilters } from './registration-filters.tsx';

/** The list of all registrations; one opens beside it, and a new one can be made there. */
export function RegistrationsPage() {
  const texts = useTexts('office-registrations');
  const list = useListAddress();
  const call = useClient();
  const may = useMay();
  const kinds = [
    ...(may('registrations.update') ? (['TAGS'] as const) : []),
    ...(may('registrations.cancel') ? (['CANCEL'] as const) : []),
  ];
  const filters = useListFilters(list, FILTERED);
  const found = useCall(
    'listOfficeRegistrations',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'registrations',
    columns: registrationColumns,
    looks: {
      family: { under: 'participant' },
      state: { render: (row) => <PaymentState {...row} /> },
    },
  });
  return (
    <ListPage
      path="/registrations"
      title={texts.title}
      search={texts.search}
      list={list}
      found={found}
      table={table}
      bulk={{
        permission: 'registrations.read',
        on: 'REGISTRATIONS',
        kinds,
        refreshes: REFRESHES,
        titleOf: (row) => `${row.participant_name}, ${row.activity_title}`,
        actionOf: (change, { all, cuids }) =>
          change.kind !== 'CANCEL' && change.kind !== 'TAGS'
            ? null
            : {
                on: 'REGISTRATIONS',
                selection: all
                  ? { by: 'FILTERS', filters, except: [...cuids] }
                  : { by: 'CHOSEN', chosen: [...cuids] },
                change,
              },
      }}
      filters={<RegistrationFilters list={list} />}
      printed={(paging) => call('listOfficeRegistrations', { ...paging, ...filters })}
      exported={(columns) => ({
        list: 'registrations',
        filters,
        columns,
      })}
      written={{
        permission: 'registrations.read',
        titleOf: (row) => `${row.participant_name}, ${row.activity_title}`,
        recipientsOf: ({ all, cuids }) => ({
          on: 'REGISTRATIONS',
          selection: all
            ? { by: 'FILTERS', filters, except: [...cuids] }
            : { by: 'CHOSEN', chosen: [...cuids] },
        }),
      }}
      add={{ permission: 'registrations.create', label: texts.add }}
    />
  );
}

const REFRESHES = [
  'listOfficeRegistrations',
  'getOfficeRegistration',
  'getOfficeCustomer',
] as const;
