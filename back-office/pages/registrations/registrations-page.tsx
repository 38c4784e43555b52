import { useMay } from '../../data/session.tsx';
import { ListPage } from '../../lists/list-page.tsx';
import { useDeclaredList } from '../../lists/use-declared-list.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { PaymentState } from './payment-state.tsx';
import { FILTERED, RegistrationFilters } from './registration-filters.tsx';

/** The list of all registrations; one opens beside it, and a new one can be made there. */
export function RegistrationsPage() {
  const texts = useTexts('office-registrations');
  const may = useMay();
  const kinds = [
    ...(may('registrations.update') ? (['TAGS'] as const) : []),
    ...(may('registrations.cancel') ? (['CANCEL'] as const) : []),
  ];
  const { query, ...shown } = useDeclaredList({
    ...FILTERED,
    call: 'listOfficeRegistrations',
    name: 'registrations',
    looks: {
      family: { under: 'participant' },
      state: { render: (row) => <PaymentState {...row} /> },
    },
  });
  return (
    <ListPage
      {...shown}
      path="/registrations"
      title={texts.title}
      search={texts.search}
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
                  ? { by: 'FILTERS', filters: query, except: [...cuids] }
                  : { by: 'CHOSEN', chosen: [...cuids] },
                change,
              },
      }}
      filters={<RegistrationFilters list={shown.list} />}
      exported={(columns) => ({ list: 'registrations', filters: query, columns })}
      written={{
        permission: 'registrations.read',
        titleOf: (row) => `${row.participant_name}, ${row.activity_title}`,
        recipientsOf: ({ all, cuids }) => ({
          on: 'REGISTRATIONS',
          selection: all
            ? { by: 'FILTERS', filters: query, except: [...cuids] }
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
