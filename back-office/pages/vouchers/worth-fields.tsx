import { SegmentedControl, Stack } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { Select } from '../../fields/choices.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import type { VoucherValues } from './voucher-values.ts';

type Worth = 'amount' | 'bundle';

/** The fields of the worth of a voucher: either an amount or a bundle. */
export function WorthFields(props: {
  form: ReturnType<typeof useForm<VoucherValues>>;
  editable: boolean;
}) {
  const texts = useTexts('office-vouchers');
  const { form, editable } = props;
  const { amount, bundle, price } = form.values;
  const [worth, setWorth] = useState<Worth>(amount === null ? 'bundle' : 'amount');
  const { data } = useCall(
    'listOfficeBundles',
    { page_size: 100 },
    { enabled: worth === 'bundle' && editable },
  );
  const choose = (new_worth: Worth) => {
    setWorth(new_worth);
    form.setFieldValue('amount', new_worth === 'amount' ? price : null);
    if (new_worth === 'amount') form.setFieldValue('bundle', null);
  };
  return (
    <Stack gap={6}>
      <SegmentedControl
        aria-label={texts.worth_what}
        data={[
          { value: 'amount', label: texts.worth_amount },
          { value: 'bundle', label: texts.worth_bundle },
        ]}
        value={worth}
        disabled={!editable}
        onChange={(value) => choose(value === 'bundle' ? 'bundle' : 'amount')}
      />
      {worth === 'amount' ? (
        <PriceField
          label={texts.amount}
          description={texts.amount_help}
          value={amount ?? 0}
          error={form.errors['amount']}
          onChange={(value) => form.setFieldValue('amount', value ?? 0)}
        />
      ) : (
        <Select
          label={texts.worth_bundle}
          description={texts.bundle_help}
          data={(data?.data ?? []).map(({ cuid, title }) => ({ value: cuid, label: title }))}
          searchable
          value={bundle}
          disabled={!editable}
          error={form.errors['bundle'] ?? form.errors['amount']}
          onChange={(value) => form.setFieldValue('bundle', value)}
        />
      )}
    </Stack>
  );
}
