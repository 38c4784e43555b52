import { securityFilterSet } from '@ribambelle/api/logs/log-filters.ts';
import { securityColumns } from '@ribambelle/api/logs/security-columns.ts';
import { ListTools } from '../../lists/list-tools.tsx';
import { RecordsTable } from '../../lists/records-table.tsx';
import { DeclaredFilters } from '../../lists/declared-filters.tsx';
import { ListFilters } from '../../lists/list-filters.tsx';
import { SavedViews } from '../../lists/saved-views.tsx';
import { useDeclaredList } from '../../lists/use-declared-list.ts';
import { Page } from '../../shell/page.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** The list of sign-ins, passwords, exports and other acts of access, the newest first. */
export function SecurityPage() {
  const texts = useTexts('office-security');
  const { list, query, found, table, printed } = useDeclaredList({
    call: 'listSecurityEvents',
    name: 'security',
    columns: securityColumns,
    filters: securityFilterSet,
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
          <ListFilters list={list}>
            <DeclaredFilters list={list} name="security" filters={securityFilterSet} />
          </ListFilters>
          <ListTools
            title={texts.title}
            table={table}
            found={found}
            printed={printed}
            exported={(columns) => ({ list: 'security', filters: query, columns })}
          />
        </>
      }
      below={<SavedViews list={list} of="security" />}
    >
      <RecordsTable list={list} table={table} found={found} />
    </Page>
  );
}
