import { Checkbox, NumberInput, SimpleGrid } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { HABITS } from '@ribambelle/domain/base/languages.ts';
import { MultiSelect, Select } from '../../fields/choices.tsx';
import { useMay } from '../../data/session.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';
import { Fold } from '../../panels/fold.tsx';
import type { ActivityValues } from './activity-values.ts';

/** The advantages of members in an activity; not there while the organiser has no memberships. */
export function ActivityMembers({
  form,
  level,
}: {
  readonly form: ReturnType<typeof useForm<ActivityValues>>;
  readonly level: 2 | 3;
}) {
  const texts = useTexts('office-activities');
  const may = useMay();
  const { values, errors } = form;
  const { data } = useCall(
    'listOfficeMemberships',
    { page_size: 100 },
    { enabled: may('memberships.read') },
  );
  const choices = (data?.data ?? []).map(({ cuid, title }) => ({ value: cuid, label: title }));
  if (choices.length === 0 && values.memberships.length === 0) return null;
  const has_conditions =
    values.memberships.length > 0 || values.members_only || values.members_days_early > 0;
  return (
    <Fold
      title={texts.members}
      order={level}
      set={[
        ...(values.members_only ? [texts.members_only] : []),
        ...choices
          .filter(({ value }) => values.memberships.includes(value))
          .map(({ label }) => label),
      ]}
    >
      <MultiSelect
        label={texts.memberships}
        description={texts.memberships_help}
        data={choices}
        searchable
        {...form.getInputProps('memberships')}
      />
      {has_conditions && (
        <>
          <Checkbox
            label={texts.members_only}
            {...form.getInputProps('members_only', { type: 'checkbox' })}
          />
          <WholeNumberField
            label={texts.members_days_early}
            description={texts.members_days_early_help}
            value={values.members_days_early}
            error={errors['members_days_early']}
            max={366}
            onChange={(days) => form.setFieldValue('members_days_early', days ?? 0)}
          />
          <MemberPrice form={form} />
        </>
      )}
    </Fold>
  );
}

const KINDS = ['SAME', 'AMOUNT', 'PERCENTAGE'] as const;

/** The member price: the same, a price, or a percentage off. */
function MemberPrice({ form }: { readonly form: ReturnType<typeof useForm<ActivityValues>> }) {
  const texts = useTexts('office-activities');
  const language = useLanguage();
  const { values, errors } = form;
  const { member_price, member_percentage } = values;
  const kind =
    member_price === null ? (member_percentage === null ? 'SAME' : 'PERCENTAGE') : 'AMOUNT';
  const choose = (new_kind: string | null) => {
    form.setFieldValue('member_price', new_kind === 'AMOUNT' ? values.default_price : null);
    form.setFieldValue('member_percentage', new_kind === 'PERCENTAGE' ? 1_000 : null);
  };
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <Select
        label={texts.member_price}
        data={KINDS.map((value) => ({ value, label: texts.member_prices[value] }))}
        value={kind}
        allowDeselect={false}
        onChange={choose}
      />
      {kind === 'AMOUNT' && (
        <PriceField
          label={texts.member_amount}
          value={member_price}
          error={errors['member_price']}
          onChange={(amount) => form.setFieldValue('member_price', amount ?? 0)}
        />
      )}
      {kind === 'PERCENTAGE' && (
        <NumberInput
          label={texts.member_percentage}
          value={(member_percentage ?? 0) / 100}
          error={errors['member_percentage']}
          suffix={texts.percent_sign}
          clampBehavior="none"
          allowNegative={false}
          decimalScale={2}
          decimalSeparator={HABITS[language].decimal_mark}
          hideControls
          onChange={(value) =>
            form.setFieldValue('member_percentage', Math.round(Number(value) * 100))
          }
        />
      )}
    </SimpleGrid>
  );
}
