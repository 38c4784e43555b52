import type { Ask } from '@ribambelle/api/client.ts';
import type { Columns } from '@ribambelle/api/lists/columns.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import type { ReactNode } from 'react';
import { asAsk } from '../fields/unsafe.ts';
import type { ListCall, RowOf } from './list-call.ts';
import { ListInTab } from './list-in-tab.tsx';
import { orderIn } from './order-in.ts';
import { useListAddress } from './use-list-address.ts';
import type { LooksOf } from './use-declared-list.ts';
import { type ListName, useListTable } from './use-list-table.tsx';

/** The rows of a list that belong to one record, in a tab of its page. */
export function ListOfRecord<Call extends ListCall, Declared extends Columns<RowOf<Call>>>(props: {
  call: Call;
  /** The field of the request that names the record. */
  of: Partial<Ask<Call>>;
  /** The name of the texts of its columns. */
  name: ListName;
  columns: Declared;
  looks?: LooksOf<Call, Declared>;
  /** Columns that say nothing here. */
  without?: readonly (keyof Declared & string)[];
  hrefOf?: (row: RowOf<Call>) => string;
  /** The content above the list, and the buttons at the end of its tools. */
  above?: ReactNode;
  after?: ReactNode;
}) {
  const { call, of, name, columns, looks, without = [], hrefOf } = props;
  const list = useListAddress();
  const client = useClient();
  const query = { ...of, sort: orderIn(columns, list) };
  const found = useCall(call, asAsk<Call>({ ...list.paging, ...query }), { keep_previous: true });
  const table = useListTable<RowOf<Call>, keyof Declared & string>({
    list,
    name,
    columns,
    looks,
    without,
  });
  return (
    <ListInTab<RowOf<Call>>
      list={list}
      found={found}
      table={table}
      printed={(paging) => client(call, asAsk<Call>({ ...paging, ...query }))}
      above={props.above}
      after={props.after}
      {...(hrefOf === undefined ? {} : { hrefOf })}
    />
  );
}
