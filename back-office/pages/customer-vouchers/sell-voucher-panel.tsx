import { Text } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatWorth } from '@ribambelle/texts/formats/format-worth.ts';
import { useNavigate } from 'react-router';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { leaveFreely } from '../../panels/unsaved.ts';
import { usePanel } from '../../panels/use-panel.ts';
import { SalePanel } from '../sold/sale-panel.tsx';
import { useSale } from '../sold/use-sale.ts';

/** Sells a voucher at the desk: to whom, which one, and what it costs; its order then waits for its money. */
export function SellVoucherPanel() {
  const texts = useTexts('office-customer-vouchers');
  const formats = useFormats();
  const language = useLanguage();
  const panel = usePanel('/customer-vouchers');
  const navigate = useNavigate();
  const sale = useSale();
  const { data } = useCall('listOfficeVouchers', { page_size: 100 });
  const offers = data?.data ?? [];
  const chosen = offers.find(({ cuid }) => cuid === sale.offer);
  const { form, saving, sending } = useActionForm('sellVoucher', {
    values: { customer: '', voucher: '' },
    request: () => ({
      customer: sale.family?.cuid ?? '',
      voucher: sale.offer ?? '',
      ...(chosen === undefined ? {} : { total_amount: chosen.price }),
    }),
    refreshes: ['listOfficeCustomerVouchers', 'listOfficeVouchers'],
    done: texts.sold_done,
    after: ({ cuid }) => leaveFreely(() => void navigate(`/customer-vouchers/${cuid}`)),
  });
  return (
    <SalePanel
      {...{ form: 'sell-voucher', offers, sale, isOwn: false, saving, sending }}
      words={{ title: texts.sell, offer: texts.voucher, button: texts.sell_button }}
      errors={{ customer: form.errors['customer'], offer: form.errors['voucher'] }}
      onClose={panel.close}
    >
      {chosen === undefined ? null : (
        <Text>{texts.costs(formats.price(chosen.price), formatWorth(chosen, language))}</Text>
      )}
    </SalePanel>
  );
}
