import { customerVoucherColumns } from '@ribambelle/api/customer-vouchers/customer-voucher-columns.ts';
import { customerVoucherFilterSet } from '@ribambelle/api/customer-vouchers/customer-voucher-filters.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { DeclaredListPage } from '../../lists/declared-list-page.tsx';
import { useSoldVoucherLooks } from './use-sold-voucher-looks.tsx';

/** Every sold voucher, the newest first; one opens beside the list. */
export function CustomerVouchersPage() {
  const texts = useTexts('office-customer-vouchers');
  return (
    <DeclaredListPage
      path="/customer-vouchers"
      call="listOfficeCustomerVouchers"
      name="customer-vouchers"
      columns={customerVoucherColumns}
      filters={customerVoucherFilterSet}
      filtered="sold"
      looks={useSoldVoucherLooks()}
      title={texts.title}
      search={texts.search}
      exported={(of) => ({ list: 'customer-vouchers', ...of })}
      add={{ permission: 'customer-vouchers.create', label: texts.sell }}
    />
  );
}
