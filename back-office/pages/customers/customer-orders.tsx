import { customerCartColumns } from '@ribambelle/api/customers/belonging-columns.ts';
import { WIDTHS } from '../../lists/column-widths.ts';
import { ListOfRecord } from '../../lists/list-of-record.tsx';

/** The carts and orders of a family. */
export function CustomerOrders({ record: { cuid: customer } }: { record: { cuid: string } }) {
  return (
    <ListOfRecord
      call="listCustomerCarts"
      of={{ customer }}
      name="customer-carts"
      columns={customerCartColumns}
      looks={{ communication: { width: WIDTHS.communication } }}
    />
  );
}
