import { Text } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatWorth } from '@ribambelle/texts/formats/format-worth.ts';
import { useNavigate } from 'react-router';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { leaveFreely } from '../../panels/unsaved.ts';
import { usePanel } from '../../panels/use-panel.ts';
import { MONEY_REFRESHES } from '../payments/money-refreshes.ts';
import { receivedOf } from '../registrations/money-received.tsx';
import { SalePanel } from '../sold/sale-panel.tsx';
import { useSale } from '../sold/use-sale.ts';

/**
 * Sells a voucher at the desk: the family, the voucher and the price. The money comes at once, or
 * its order waits for it.
 */
export function SellVoucherPanel() {
  const texts = useTexts('office-customer-vouchers');
  const formats = useFormats();
  const language = useLanguage();
  const panel = usePanel('/customer-vouchers');
  const navigate = useNavigate();
  const sale = useSale();
  const { data } = useCall('listOfficeVouchers', { page_size: 100 });
  const offers = data?.data ?? [];
  const chosen_offer = offers.find(({ cuid }) => cuid === sale.offer);
  const price = chosen_offer === undefined ? null : chosen_offer.price;
  const { form, saving, sending } = useActionForm('sellVoucher', {
    values: { customer: '', voucher: '' },
    request: () => ({
      customer: sale.family?.cuid ?? '',
      voucher: sale.offer ?? '',
      ...(price === null ? {} : { total_amount: price }),
      received: receivedOf(sale.received, price ?? 0),
    }),
    refreshes: ['listOfficeCustomerVouchers', 'listOfficeVouchers', ...MONEY_REFRESHES],
    done: texts.sold_done,
    once: true,
    after: ({ cuid }) => leaveFreely(() => void navigate(`/customer-vouchers/${cuid}`)),
  });
  return (
    <SalePanel
      form="sell-voucher"
      offers={offers}
      sale={sale}
      price={price}
      isOwn={false}
      saving={saving}
      sending={sending}
      words={{ title: texts.sell, offer: texts.voucher, button: texts.sell_button }}
      errors={{ customer: form.errors['customer'], offer: form.errors['voucher'] }}
      onClose={panel.close}
    >
      {chosen_offer === undefined ? null : (
        <Text>
          {texts.costs(formats.price(chosen_offer.price), formatWorth(chosen_offer, language))}
        </Text>
      )}
    </SalePanel>
  );
}
