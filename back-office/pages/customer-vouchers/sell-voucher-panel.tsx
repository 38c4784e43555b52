import { Text } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatWorth } from '@ribambelle/texts/formats/format-worth.ts';
import { useFormats } from '../../formats/formats.ts';
import { SalePanel } from '../sold/sale-panel.tsx';
import { useSale } from '../sold/use-sale.ts';
import { useSelling } from '../sold/use-selling.ts';

/**
 * Sells a voucher at the desk: the family, the voucher and the price. The money comes at once, or
 * its order waits for it.
 */
export function SellVoucherPanel() {
  const texts = useTexts('office-customer-vouchers');
  const formats = useFormats();
  const language = useLanguage();
  const offers = useCall('listOfficeVouchers', { page_size: 100 }).data?.data ?? [];
  const sale = useSale(offers);
  const { chosen_offer } = sale;
  const selling = useSelling('sellVoucher', {
    list: '/customer-vouchers',
    values: { customer: '', voucher: '' },
    request: () => ({
      ...sale.request,
      voucher: sale.offer ?? '',
    }),
    refreshes: ['listOfficeCustomerVouchers', 'listOfficeVouchers'],
    done: texts.sold_done,
  });
  return (
    <SalePanel
      list="/customer-vouchers"
      form="sell-voucher"
      offers={offers}
      sale={sale}
      selling={selling}
      one="voucher"
      words={{ title: texts.sell, offer: texts.voucher, button: texts.sell_button }}
    >
      {chosen_offer === undefined ? null : (
        <Text>
          {texts.costs(formats.price(chosen_offer.price), formatWorth(chosen_offer, language))}
        </Text>
      )}
    </SalePanel>
  );
}
