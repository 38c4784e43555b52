import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { PriceOrGift } from '../sold/price-or-gift.tsx';
import { SalePanel } from '../sold/sale-panel.tsx';
import { useSale } from '../sold/use-sale.ts';
import { useSelling } from '../sold/use-selling.ts';

/**
 * Sells a bundle at the desk: the family, the bundle, the participant, and the price or a gift. The
 * money comes at once, or its order waits for it.
 */
export function SellBundlePanel() {
  const texts = useTexts('office-customer-bundles');
  const offers = useCall('listOfficeBundles', { page_size: 100 }).data?.data ?? [];
  const sale = useSale(offers);
  const selling = useSelling('sellBundle', {
    list: '/customer-bundles',
    values: { customer: '', bundle: '' },
    request: () => ({
      ...sale.request,
      bundle: sale.offer ?? '',
      participant: sale.isOwn ? sale.participant : null,
      given: sale.is_gift,
    }),
    refreshes: ['listOfficeCustomerBundles', 'listOfficeBundles'],
    done: texts.sold_done,
  });
  const button = sale.is_gift ? texts.give_button : texts.sell_button;
  return (
    <SalePanel
      list="/customer-bundles"
      form="sell-bundle"
      offers={offers}
      sale={sale}
      selling={selling}
      one="bundle"
      words={{ title: texts.sell, offer: texts.bundle, button }}
    >
      <PriceOrGift sale={sale} words={texts} />
    </SalePanel>
  );
}
