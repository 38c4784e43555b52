import { Checkbox, NumberInput, Select, SimpleGrid, Stack } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { HABITS } from '@ribambelle/domain/base/languages.ts';
import { ActionForm } from '../../fields/action-form.tsx';
import { ActivitiesField } from '../../fields/activities-field.tsx';
import { BilingualField } from '../../fields/bilingual-field.tsx';
import { FamiliesField } from '../../fields/families-field.tsx';
import { LastDayField } from '../../fields/last-day-field.tsx';
import { MomentField } from '../../fields/moment-field.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import type { Saving } from '../../fields/use-action-form.ts';
import type { DiscountValues } from './discount-values.ts';

const KINDS = ['PERCENTAGE', 'AMOUNT'] as const;

interface Props {
  readonly form: ReturnType<typeof useForm<DiscountValues>>;
  readonly saving: Saving;
  readonly editable: boolean;
}

/** Its title, what it takes off, when, for which families and of what. */
export function DiscountForm({ form, saving, editable }: Props) {
  const texts = useTexts('office-discounts');
  const { values, errors } = form;
  return (
    <ActionForm id="discount" saving={saving}>
      <fieldset disabled={!editable} className="office-fields">
        <Stack gap="sm">
          <BilingualField
            label={texts.name}
            value={values.title}
            errors={{ of: errors, path: 'title' }}
            onChange={(title) => form.setFieldValue('title', title)}
          />
          <Worth {...{ form, saving, editable }} />
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <MomentField
              label={texts.starts}
              value={values.starts_at}
              error={errors['starts_at']}
              onChange={(starts_at) => form.setFieldValue('starts_at', starts_at)}
            />
            <LastDayField
              label={texts.ends}
              description={texts.ends_help}
              value={values.ends_at}
              error={errors['ends_at']}
              onChange={(ends_at) => form.setFieldValue('ends_at', ends_at)}
            />
          </SimpleGrid>
          <FamiliesField
            label={texts.customers}
            description={texts.customers_help}
            unknown={texts.customer_unknown}
            value={values.families}
            error={errors['customers']}
            disabled={!editable}
            onChange={(families) => form.setFieldValue('families', [...families])}
          />
          <ActivitiesField
            label={texts.activities}
            description={texts.activities_help}
            value={values.named}
            error={errors['activities']}
            disabled={!editable}
            onChange={(named) => form.setFieldValue('named', [...named])}
          />
          <Checkbox
            label={texts.activate}
            {...form.getInputProps('active', { type: 'checkbox' })}
          />
        </Stack>
      </fieldset>
    </ActionForm>
  );
}

/** A percentage or an amount: the other one is put aside. */
function Worth({ form, editable }: Props) {
  const texts = useTexts('office-discounts');
  const language = useLanguage();
  const { values, errors } = form;
  const kind = values.amount === null ? 'PERCENTAGE' : 'AMOUNT';
  const choose = (chosen: string | null) => {
    if (chosen === kind) return;
    form.setFieldValue('amount', chosen === 'AMOUNT' ? 1_000 : null);
    form.setFieldValue('percentage', chosen === 'AMOUNT' ? null : 1_000);
  };
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <Select
        label={texts.kind}
        data={KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
        value={kind}
        allowDeselect={false}
        disabled={!editable}
        onChange={choose}
      />
      {kind === 'AMOUNT' ? (
        <PriceField
          label={texts.amount}
          value={values.amount}
          error={errors['amount']}
          onChange={(amount) => form.setFieldValue('amount', amount ?? 0)}
        />
      ) : (
        <NumberInput
          label={texts.percentage}
          value={(values.percentage ?? 0) / 100}
          error={errors['percentage']}
          suffix={texts.percent_sign}
          clampBehavior="none"
          allowNegative={false}
          decimalScale={2}
          decimalSeparator={HABITS[language].decimal_mark}
          hideControls
          onChange={(typed) => form.setFieldValue('percentage', Math.round(Number(typed) * 100))}
        />
      )}
    </SimpleGrid>
  );
}
