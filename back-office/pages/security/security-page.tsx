import {
  SECURITY_ACTORS,
  SECURITY_EVENT_TYPES,
  type SecurityActorKind,
  type SecurityEventType,
} from '@ribambelle/domain/logs/security-events.ts';
import { securityColumns } from '@ribambelle/api/logs/security-columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { FilterPeriod, FilterSelect } from '../../lists/filter-select.tsx';
import { ListTools } from '../../lists/list-tools.tsx';
import { orderIn } from '../../lists/order-in.ts';
import { RecordsTable } from '../../lists/records-table.tsx';
import { useListTable } from '../../lists/use-list-table.tsx';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { Page } from '../../shell/page.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** Sign-ins, passwords, exports and other acts of access, the newest first. */
export function SecurityPage() {
  const texts = useTexts('office-security');
  const list = useListAddress();
  const call = useClient();
  const filters = { ...filtersOf(list), sort: orderIn(securityColumns, list) };
  const found = useCall(
    'listSecurityEvents',
    { ...list.paging, ...filters },
    { keep_previous: true },
  );
  const table = useListTable({
    list,
    name: 'security',
    columns: securityColumns,
    looks: {
      event: { width: 280, render: ({ type }) => texts.typeOf(type) },
      actor: {
        width: 220,
        render: ({ actor_name, actor_kind }) => actor_name || texts.kindOf(actor_kind),
      },
      details: {
        render: ({ details }) =>
          details.map(({ name, value }) => texts.detail(name, value)).join(' · '),
      },
      address: { width: 160 },
    },
  });
  return (
    <Page
      title={texts.title}
      tools={
        <>
          <Filters list={list} />
          <ListTools
            {...{ title: texts.title, table, found }}
            printed={(paging) => call('listSecurityEvents', { ...paging, ...filters })}
            exported={(columns) => ({ list: 'security', filters, columns })}
          />
        </>
      }
    >
      <RecordsTable list={list} table={table} found={found} />
    </Page>
  );
}

function Filters({ list }: { list: ListAddress }) {
  const texts = useTexts('office-security');
  const common = useTexts('office-organisation');
  const types = SECURITY_EVENT_TYPES.map((value) => ({ value, label: texts.typeOf(value) }));
  const actors = SECURITY_ACTORS.map((value) => ({ value, label: texts.kindOf(value) }));
  return (
    <>
      <FilterSelect list={list} name="type" label={texts.all_types} options={types} w={260} />
      <FilterSelect
        list={list}
        name="actor_kind"
        label={texts.all_actors}
        options={actors}
        w={180}
      />
      <FilterPeriod list={list} from={common.from} to={common.to} />
    </>
  );
}

function filtersOf(list: ListAddress) {
  return {
    type: oneOf<SecurityEventType>(SECURITY_EVENT_TYPES, list.filter('type')),
    actor_kind: oneOf<SecurityActorKind>(SECURITY_ACTORS, list.filter('actor_kind')),
    from: list.filter('from') ?? undefined,
    to: list.filter('to') ?? undefined,
  };
}

/** An address may say anything: what is no choice filters nothing. */
function oneOf<Choice extends string>(
  choices: readonly Choice[],
  value: string | null,
): Choice | undefined {
  return choices.find((choice) => choice === value);
}
