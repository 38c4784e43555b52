import { NumberInput, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { HABITS } from '@ribambelle/domain/base/languages.ts';
import { GIVE_BACK_WAYS } from '@ribambelle/domain/payments/give-back.ts';
import { Select } from '../fields/choices.tsx';
import { PriceField } from '../fields/price-field.tsx';
import type { Decided, MovedDecided, TakenOffDecided } from './change-of.ts';

interface Props {
  readonly decided: Decided;
  readonly decide: (decided: Decided) => void;
}

const TAKEN_OFF = ['NOTHING', 'ALL', 'SHARE', 'AMOUNT'] as const;

/** The choice between taking place, or not, for those registered on a closed day. */
export function TakesPlaceField({ decided, decide }: Props) {
  const texts = useTexts('bulk-actions');
  const value = decided.takes_place ? 'on' : 'off';
  return (
    <Stack gap={4}>
      <SegmentedControl
        fullWidth
        aria-label={texts.takes_place}
        value={value}
        onChange={(new_value) => decide({ ...decided, takes_place: new_value === 'on' })}
        data={[
          { value: 'off', label: texts.takes_place_ways.off },
          { value: 'on', label: texts.takes_place_ways.on },
        ]}
      />
      <Text size="sm" c="dimmed">
        {texts.takes_place_help[value]}
      </Text>
    </Stack>
  );
}

/** The reduction of each registration on a closed day, and the way in which the money goes back. */
export function TakenOffFields({ decided, decide }: Props) {
  const texts = useTexts('bulk-actions');
  const { ways, to: how } = useTexts('office-registrations').give;
  const language = useLanguage();
  const { taken_off } = decided;
  const change = (part: Partial<TakenOffDecided>) =>
    decide({ ...decided, taken_off: { ...taken_off, ...part } });
  return (
    <Stack gap="sm" role="group" aria-label={texts.taken_off}>
      <Select
        label={texts.taken_off}
        data={TAKEN_OFF.map((value) => ({ value, label: texts.taken_off_ways[value] }))}
        value={taken_off.of}
        onChange={(of) => change({ of: TAKEN_OFF.find((one) => one === of) ?? 'NOTHING' })}
        allowDeselect={false}
      />
      {taken_off.of === 'SHARE' ? (
        <NumberInput
          label={texts.taken_off_share}
          value={taken_off.percent ?? ''}
          onChange={(value) => change({ percent: value === '' ? null : Number(value) })}
          min={0.01}
          max={99.99}
          decimalScale={2}
          suffix=" %"
          hideControls
          decimalSeparator={HABITS[language].decimal_mark}
          allowedDecimalSeparators={['.', ',']}
          w={230}
        />
      ) : null}
      {taken_off.of === 'AMOUNT' ? (
        <PriceField
          label={texts.taken_off_amount}
          value={taken_off.amount}
          onChange={(amount) => change({ amount })}
          w={230}
        />
      ) : null}
      {taken_off.of === 'NOTHING' ? null : (
        <>
          <Select
            label={how}
            description={texts.taken_off_how}
            data={GIVE_BACK_WAYS.map((value) => ({ value, label: ways[value] }))}
            value={taken_off.to}
            onChange={(to) => change({ to: GIVE_BACK_WAYS.find((one) => one === to) ?? 'ORIGIN' })}
            allowDeselect={false}
          />
          <TextInput
            label={texts.taken_off_label}
            required
            maxLength={200}
            value={taken_off.label}
            onChange={({ currentTarget }) => change({ label: currentTarget.value })}
          />
        </>
      )}
    </Stack>
  );
}

/** The day on which dates take place instead. */
export function MoveFields({ decided, decide }: Props) {
  const texts = useTexts('bulk-actions');
  const { moved } = decided;
  const change = (part: Partial<MovedDecided>) =>
    decide({ ...decided, moved: { ...moved, ...part } });
  return (
    <Stack gap="sm">
      <SegmentedControl
        fullWidth
        aria-label={texts.titles.MOVE}
        value={moved.by}
        onChange={(by) => change({ by: by === 'DAY' ? 'DAY' : 'AFTER_LAST' })}
        data={[
          { value: 'AFTER_LAST', label: texts.move_after_last },
          { value: 'DAY', label: texts.move_to_day },
        ]}
      />
      {moved.by === 'DAY' ? (
        <DatePickerInput
          label={texts.move_day}
          valueFormat="D MMM YYYY"
          value={moved.day}
          onChange={(day) => change({ day })}
          required
          w={230}
        />
      ) : null}
      <Text size="sm" c="dimmed">
        {moved.by === 'DAY' ? texts.move_day_help : texts.move_after_last_help}
      </Text>
    </Stack>
  );
}
