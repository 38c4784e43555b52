import { leaveFreely, useUnsaved } from '../../panels/unsaved.ts';
import { Button, Select, Stack, Text } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { FamilyChoice, useFamily } from '../registrations/family-choice.tsx';

/** Sells a voucher at the desk: to whom, which one, and what it costs; its order then waits for its money. */
export function SellVoucherPanel() {
  const texts = useTexts('office-customer-vouchers');
  const formats = useFormats();
  const panel = usePanel('/customer-vouchers');
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [family, setFamily] = useFamily(address.get('customer'));
  const [voucher, setVoucher] = useState<string | null>(null);
  const { data } = useCall('listOfficeVouchers', { page_size: 100 });
  const offers = data?.data ?? [];
  const chosen = offers.find(({ cuid }) => cuid === voucher);
  const { form, saving, sending } = useActionForm('sellVoucher', {
    values: { customer: '', voucher: '' },
    request: () => ({
      customer: family?.cuid ?? '',
      voucher: voucher ?? '',
      ...(chosen === undefined ? {} : { total_amount: chosen.price }),
    }),
    refreshes: ['listOfficeCustomerVouchers', 'listOfficeVouchers'],
    done: texts.sold_done,
    after: ({ cuid }) => leaveFreely(() => void navigate(`/customer-vouchers/${cuid}`)),
  });
  useUnsaved({
    isUnsaved: () =>
      voucher !== null || (family !== null && family.cuid !== address.get('customer')),
    discard: () => {
      setFamily(null);
      setVoucher(null);
    },
  });
  const ready = family !== null && voucher !== null;
  return (
    <SidePanel
      title={texts.sell}
      onClose={panel.close}
      foot={
        <Button type="submit" form="sell-voucher" loading={sending} disabled={!ready}>
          {texts.sell_button}
        </Button>
      }
    >
      <ActionForm id="sell-voucher" saving={saving} noValidate>
        <Stack>
          <FamilyChoice
            first
            value={family}
            onChange={setFamily}
            error={typeof form.errors['customer'] === 'string' ? form.errors['customer'] : null}
          />
          <Select
            label={texts.voucher}
            data={offers.map(({ cuid, title, price }) => ({
              value: cuid,
              label: `${title} · ${formats.price(price)}`,
            }))}
            searchable
            value={voucher}
            onChange={setVoucher}
            error={form.errors['voucher']}
          />
          {chosen === undefined ? null : (
            <Text>{texts.costs(formats.price(chosen.price), formats.price(chosen.amount))}</Text>
          )}
        </Stack>
      </ActionForm>
    </SidePanel>
  );
}
