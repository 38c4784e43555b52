import { Checkbox, NumberInput, SimpleGrid, Text } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { VOLUME_COUNTS } from '@ribambelle/domain/volume-discounts/volume-discount.ts';
import { Select } from '../../fields/choices.tsx';
import { ActivitiesField } from '../../fields/activities-field.tsx';
import { BilingualField } from '../../fields/bilingual-field.tsx';
import { LastDayField } from '../../fields/last-day-field.tsx';
import { MomentField } from '../../fields/moment-field.tsx';
import { type NamedSegments, SegmentFields } from '../../fields/segment-fields.tsx';
import { WorthField } from '../../fields/worth-field.tsx';
import type { VolumeDiscountValues } from './volume-discount-values.ts';

interface Props {
  readonly form: ReturnType<typeof useForm<VolumeDiscountValues>>;
  readonly editable: boolean;
  /** The chosen segments with their names; null for a new one. */
  readonly segments: NamedSegments | null;
}

/**
 * The fields of a volume discount: its title, the unit that it counts, its ranks, its reduction,
 * its activities, its segments, and its dates.
 */
export function VolumeDiscountFields({ form, editable, segments }: Props) {
  const texts = useTexts('office-volume-discounts');
  const { values, errors } = form;
  return (
    <>
      <BilingualField
        label={texts.name}
        value={values.title}
        errors={{ of: errors, path: 'title' }}
        onChange={(title) => form.setFieldValue('title', title)}
      />
      <Counted form={form} editable={editable} />
      <WorthField
        texts={texts}
        errors={errors}
        value={values}
        disabled={!editable}
        onChange={(worth) => form.setValues({ ...worth })}
      />
      <ActivitiesField
        label={texts.activities}
        description={texts.activities_help}
        disabled={!editable}
        {...form.getInputProps('activities')}
      />
      <SegmentFields
        value={values}
        named={segments}
        errors={errors}
        disabled={!editable}
        onChange={(new_segments) => form.setValues({ ...new_segments })}
      />
      <Times form={form} />
      <Checkbox label={texts.activate} {...form.getInputProps('active', { type: 'checkbox' })} />
    </>
  );
}

/** The fields of the unit that is counted, and of the first and last rank. */
function Counted({ form, editable }: Pick<Props, 'form' | 'editable'>) {
  const texts = useTexts('office-volume-discounts');
  const { values, errors } = form;
  const choose = (value: string | null) => {
    const new_counts = VOLUME_COUNTS.find((one) => one === value);
    if (new_counts !== undefined) form.setFieldValue('counts', new_counts);
  };
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <Select
          label={texts.counts}
          data={VOLUME_COUNTS.map((value) => ({ value, label: texts.counted[value] }))}
          value={values.counts}
          allowDeselect={false}
          disabled={!editable}
          onChange={choose}
        />
        <NumberInput
          label={texts.from}
          value={values.from_rank}
          error={errors['from_rank']}
          clampBehavior="none"
          allowNegative={false}
          allowDecimal={false}
          hideControls
          onChange={(value) => form.setFieldValue('from_rank', Number(value))}
        />
        <NumberInput
          label={texts.to}
          description={texts.to_help}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={values.to_rank ?? ''}
          error={errors['to_rank']}
          clampBehavior="none"
          allowNegative={false}
          allowDecimal={false}
          hideControls
          onChange={(value) => form.setFieldValue('to_rank', value === '' ? null : Number(value))}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {texts.rule}
      </Text>
      <Checkbox
        label={texts.same_activity}
        {...form.getInputProps('same_activity', { type: 'checkbox' })}
      />
      <Checkbox
        label={texts.counts_held}
        description={texts.counts_held_help}
        {...form.getInputProps('counts_held', { type: 'checkbox' })}
      />
    </>
  );
}

/**
 * The fields of the period of the reduced registrations, and of the time when the reduction is
 * given.
 */
function Times({ form }: Pick<Props, 'form'>) {
  const texts = useTexts('office-volume-discounts');
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <MomentField label={texts.period_starts} {...form.getInputProps('period_starts_at')} />
      <LastDayField
        label={texts.period_ends}
        description={texts.period_help}
        {...form.getInputProps('period_ends_at')}
      />
      <MomentField label={texts.starts} {...form.getInputProps('starts_at')} />
      <LastDayField
        label={texts.ends}
        description={texts.ends_help}
        {...form.getInputProps('ends_at')}
      />
    </SimpleGrid>
  );
}
