import { Checkbox, NumberInput, SimpleGrid, Text } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ActivitiesField } from '../../fields/activities-field.tsx';
import { BilingualField, NO_TEXT } from '../../fields/bilingual-field.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { RecordPanel } from '../../records/record-panel.tsx';
import { usePickText } from '../../texts/use-pick-text.ts';

const NO_AMOUNT: number | null = null;
const NO_DATES: string[] = [];
const NO_ACTIVITIES: string[] = [];

/** The panel of a way to pay in instalments. */
export function InstalmentPlanPanel() {
  const texts = useTexts('office-instalment-plans');
  const pick = usePickText();
  return (
    <RecordPanel
      noun="instalment-plans"
      texts={texts}
      initial={{
        title: NO_TEXT,
        deposit_amount: NO_AMOUNT,
        deposit_percentage: 0,
        parts: 3,
        day_of_month: 1,
        dates: NO_DATES,
        minimum_amount: 0,
        after_start: false,
        activities: NO_ACTIVITIES,
        active: true,
      }}
      titleOf={({ title }) => pick(title)}
      width={640}
    >
      {(form, { record, editable }) => {
        const { values, errors } = form;
        const by_month = values.dates.length === 0;
        return (
          <>
            <BilingualField
              label={texts.name}
              value={values.title}
              errors={{ of: errors, path: 'title' }}
              onChange={(title) => form.setFieldValue('title', title)}
            />
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
              <NumberInput
                label={texts.deposit_percentage}
                description={texts.deposit_percentage_help}
                value={values.deposit_percentage / 100}
                error={errors['deposit_percentage']}
                min={0}
                max={99}
                rightSection="%"
                onChange={(value) =>
                  form.setFieldValue('deposit_percentage', Math.round(Number(value) * 100))
                }
              />
              <PriceField
                label={texts.deposit_amount}
                description={texts.deposit_amount_help}
                {...form.getInputProps('deposit_amount')}
              />
              <NumberInput
                label={texts.parts}
                disabled={!by_month}
                value={by_month ? values.parts : values.dates.length}
                error={errors['parts']}
                min={1}
                max={24}
                allowDecimal={false}
                onChange={(value) => form.setFieldValue('parts', Number(value))}
              />
              <NumberInput
                label={texts.day_of_month}
                description={texts.day_of_month_help}
                disabled={!by_month}
                value={by_month ? values.day_of_month : ''}
                error={errors['day_of_month']}
                min={1}
                max={28}
                allowDecimal={false}
                onChange={(value) => form.setFieldValue('day_of_month', Number(value))}
              />
            </SimpleGrid>
            <DatePickerInput
              type="multiple"
              label={texts.dates}
              description={texts.dates_help}
              valueFormat="D MMM YYYY"
              clearable
              value={values.dates}
              error={errors['dates'] ?? errors['dates.0']}
              onChange={(days) => form.setFieldValue('dates', days.toSorted())}
            />
            <PriceField
              label={texts.minimum}
              w={220}
              value={values.minimum_amount}
              onChange={(value) => form.setFieldValue('minimum_amount', value ?? 0)}
            />
            <ActivitiesField
              label={texts.activities}
              description={texts.activities_help}
              disabled={!editable}
              {...form.getInputProps('activities')}
            />
            <Checkbox
              label={texts.after_start}
              {...form.getInputProps('after_start', { type: 'checkbox' })}
            />
            <Checkbox
              label={texts.activate}
              {...form.getInputProps('active', { type: 'checkbox' })}
            />
            {record === null ? null : <Text c="dimmed">{texts.kept}</Text>}
          </>
        );
      }}
    </RecordPanel>
  );
}
