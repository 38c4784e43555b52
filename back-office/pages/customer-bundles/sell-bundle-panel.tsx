import { Checkbox, Text } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
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
 * Sells a bundle at the desk: the family, the bundle, the participant, and the price or a gift. The
 * money comes at once, or its order waits for it.
 */
export function SellBundlePanel() {
  const texts = useTexts('office-customer-bundles');
  const formats = useFormats();
  const panel = usePanel('/customer-bundles');
  const navigate = useNavigate();
  const sale = useSale();
  const [is_gift, setGift] = useState(false);
  const { data } = useCall('listOfficeBundles', { page_size: 100 });
  const offers = data?.data ?? [];
  const chosen_offer = offers.find(({ cuid }) => cuid === sale.offer);
  const isOwn = chosen_offer?.entity === 'PARTICIPANTS';
  const price = chosen_offer === undefined ? null : is_gift ? 0 : chosen_offer.price;
  const { form, saving, sending } = useActionForm('sellBundle', {
    values: { customer: '', bundle: '' },
    request: () => ({
      customer: sale.family?.cuid ?? '',
      bundle: sale.offer ?? '',
      participant: isOwn ? sale.participant : null,
      given: is_gift,
      ...(price === null ? {} : { total_amount: price }),
      received: receivedOf(sale.received, price ?? 0),
    }),
    refreshes: ['listOfficeCustomerBundles', 'listOfficeBundles', ...MONEY_REFRESHES],
    done: texts.sold_done,
    once: true,
    after: ({ cuid }) => leaveFreely(() => void navigate(`/customer-bundles/${cuid}`)),
  });
  const button = is_gift ? texts.give_button : texts.sell_button;
  return (
    <SalePanel
      form="sell-bundle"
      offers={offers}
      sale={sale}
      price={price}
      isOwn={isOwn}
      saving={saving}
      sending={sending}
      onClose={panel.close}
      words={{ title: texts.sell, offer: texts.bundle, button }}
      errors={{ customer: form.errors['customer'], offer: form.errors['bundle'] }}
    >
      <Checkbox
        label={texts.given}
        checked={is_gift}
        onChange={({ currentTarget }) => setGift(currentTarget.checked)}
      />
      {chosen_offer === undefined ? null : (
        <Text>
          {is_gift ? texts.costs_nothing : texts.costs(formats.price(chosen_offer.price))}
        </Text>
      )}
    </SalePanel>
  );
}
