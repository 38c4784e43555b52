import { TextInput } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { PriceOrGift } from '../sold/price-or-gift.tsx';
import { SalePanel } from '../sold/sale-panel.tsx';
import { useSale } from '../sold/use-sale.ts';
import { useSelling } from '../sold/use-selling.ts';

/**
 * Sells a membership at the desk: the family, the membership, the member, and the price or a gift.
 * The money comes at once, or its order waits for it.
 */
export function SellMembershipPanel() {
  const texts = useTexts('office-customer-memberships');
  const offers = useCall('listOfficeMemberships', { page_size: 100 }).data?.data ?? [];
  const sale = useSale(offers);
  const { chosen_offer } = sale;
  const choosesStart =
    chosen_offer?.start_choice === true && chosen_offer.period_type === 'ROLLING';
  const selling = useSelling('sellMembership', {
    list: '/customer-memberships',
    values: { customer: '', membership: '', start_on: '' },
    request: ({ start_on }) => ({
      ...sale.request,
      membership: sale.offer ?? '',
      participant: sale.isOwn ? sale.participant : null,
      start_on: choosesStart && start_on !== '' ? start_on : null,
      given: sale.is_gift,
    }),
    refreshes: ['listOfficeCustomerMemberships', 'listOfficeMemberships'],
    done: texts.sold_done,
  });
  const button = sale.is_gift ? texts.give_button : texts.sell_button;
  return (
    <SalePanel
      list="/customer-memberships"
      form="sell-membership"
      offers={offers}
      sale={sale}
      selling={selling}
      one="membership"
      words={{ title: texts.sell, offer: texts.membership, button }}
    >
      {choosesStart ? (
        <TextInput
          type="date"
          label={texts.start_on}
          description={texts.start_on_help}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          max="9999-12-31"
          {...selling.form.getInputProps('start_on')}
        />
      ) : null}
      <PriceOrGift sale={sale} words={texts} />
    </SalePanel>
  );
}
