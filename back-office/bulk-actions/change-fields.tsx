import { Group, NumberInput, SegmentedControl, Stack, Text } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { HABITS } from '@ribambelle/domain/base/languages.ts';
import { Select } from '../fields/choices.tsx';
import { PriceField } from '../fields/price-field.tsx';
import { TagsField } from '../fields/tags-field.tsx';
import type { BulkKind, BulkOn } from './bulk-of.ts';
import type { Decided } from './change-of.ts';
import { CancelFields } from './cancel-fields.tsx';
import { MoveFields, TakenOffFields, TakesPlaceField } from './day-fields.tsx';
import { useMay } from '../data/session.tsx';
import { CopyFields } from './copy-fields.tsx';
import { ListedTagFields } from './listed-tag-fields.tsx';
import { WindowFields } from './window-fields.tsx';

interface Props {
  readonly decided: Decided;
  readonly decide: (decided: Decided) => void;
}

/** The fields of one kind of change. */
export function ChangeFields({ kind, on, ...props }: Props & { kind: BulkKind; on: BulkOn }) {
  switch (kind) {
    case 'CLOSED':
      return <ClosedFields on={on} {...props} />;
    case 'MOVE':
      return <MoveFields {...props} />;
    case 'CAPACITY':
      return <CapacityFields on={on} {...props} />;
    case 'PRICE':
      return <PriceFields {...props} />;
    case 'TAGS':
      return on === 'CUSTOMERS' || on === 'REGISTRATIONS' ? (
        <ListedTagFields on={on} {...props} />
      ) : (
        <TagFields {...props} />
      );
    case 'WINDOW':
      return <WindowFields {...props} />;
    case 'COPY':
      return <CopyFields {...props} />;
    case 'CANCEL':
      return <CancelFields {...props} />;
  }
}

function ClosedFields({ decided, decide, on }: Props & { on: BulkOn }) {
  const texts = useTexts('bulk-actions');
  const may = useMay();
  return (
    <>
      <SegmentedControl
        aria-label={texts.kinds.CLOSED}
        value={decided.closed ? 'close' : 'open'}
        onChange={(value) => decide({ ...decided, closed: value === 'close' })}
        data={[
          { value: 'close', label: texts.close },
          { value: 'open', label: texts.open },
        ]}
      />
      {on === 'DATES' && decided.closed ? (
        <TakesPlaceField decided={decided} decide={decide} />
      ) : null}
      {on === 'DATES' && decided.closed && !decided.takes_place && may('payments.refund') ? (
        <TakenOffFields decided={decided} decide={decide} />
      ) : null}
    </>
  );
}

function CapacityFields({ decided, decide, on }: Props & { on: BulkOn }) {
  const texts = useTexts('bulk-actions');
  const is_set = decided.capacity_by === 'SET';
  const value = is_set ? decided.capacity : decided.places;
  const setCount = (count: number | null) =>
    decide(
      is_set ? { ...decided, capacity: count, capacity_said: true } : { ...decided, places: count },
    );
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={texts.kinds.CAPACITY}
        value={decided.capacity_by}
        onChange={(by) => decide({ ...decided, capacity_by: by === 'ADD' ? 'ADD' : 'SET' })}
        data={[
          { value: 'SET', label: texts.set },
          { value: 'ADD', label: texts.share },
        ]}
      />
      <NumberInput
        key={decided.capacity_by}
        label={is_set ? texts.places : texts.places_added}
        description={is_set ? (on === 'DATES' ? texts.no_limit_date : texts.no_limit) : undefined}
        value={value ?? ''}
        onChange={(new_value) => setCount(new_value === '' ? null : Math.trunc(Number(new_value)))}
        max={100_000}
        min={is_set ? 0 : -100_000}
        allowDecimal={false}
        clampBehavior="strict"
        hideControls
        w={260}
      />
    </Stack>
  );
}

function PriceFields({ decided, decide }: Props) {
  const texts = useTexts('bulk-actions');
  const language = useLanguage();
  const { price_by, price, amount, percent, round_to } = decided;
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={texts.kinds.PRICE}
        value={price_by}
        onChange={(by) =>
          decide({ ...decided, price_by: by === 'ADD' || by === 'SHARE' ? by : 'SET' })
        }
        data={[
          { value: 'SET', label: texts.set },
          { value: 'SHARE', label: `${texts.share} %` },
          { value: 'ADD', label: `${texts.share} €` },
        ]}
      />
      {price_by === 'SET' ? (
        <PriceField
          label={texts.kinds.PRICE}
          value={price}
          onChange={(value) => decide({ ...decided, price: value })}
          w={160}
        />
      ) : null}
      {price_by === 'ADD' ? (
        <PriceField
          label={texts.amount}
          value={amount}
          onChange={(value) => decide({ ...decided, amount: value })}
          negative
          w={160}
        />
      ) : null}
      {price_by === 'SHARE' ? (
        <Group align="end">
          <NumberInput
            label={texts.percent}
            value={percent ?? ''}
            onChange={(value) =>
              decide({ ...decided, percent: value === '' ? null : Number(value) })
            }
            min={-100}
            max={1000}
            decimalScale={2}
            suffix=" %"
            hideControls
            decimalSeparator={HABITS[language].decimal_mark}
            allowedDecimalSeparators={['.', ',']}
            w={230}
          />
          <Select
            label={texts.round_to}
            value={String(round_to)}
            onChange={(value) =>
              decide({
                ...decided,
                round_to: ROUNDINGS.find((one) => String(one) === value) ?? 100,
              })
            }
            data={ROUNDINGS.map((one) => ({ value: String(one), label: texts.roundings[one] }))}
            allowDeselect={false}
            w={150}
          />
        </Group>
      ) : null}
      <Text size="sm" c="dimmed">
        {texts.preview_price}
      </Text>
    </Stack>
  );
}

const ROUNDINGS = [1, 10, 50, 100] as const;

function TagFields({ decided, decide }: Props) {
  const texts = useTexts('bulk-actions');
  const tags = useCall('listAvailabilityTags', {}).data?.tags ?? [];
  return (
    <Stack gap="sm">
      <TagsField
        label={texts.tags_added}
        known={tags}
        value={decided.add}
        onChange={(add) => decide({ ...decided, add })}
      />
      <TagsField
        label={texts.tags_removed}
        known={tags}
        value={decided.remove}
        onChange={(remove) => decide({ ...decided, remove })}
      />
    </Stack>
  );
}
