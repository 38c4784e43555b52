import { ActionIcon, Group, NumberInput, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Answer, Ask } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { BilingualField } from '../../fields/bilingual-field.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { Icon } from '../../shell/icons.tsx';

export type Option = NonNullable<Ask<'updateActivityOptions'>['options']>[number];
export type OptionValues = { options: Option[] };
/** An option as it was read, with the number of pieces left. */
export type Kept = Answer<'getOfficeActivity'>['options'][number];

/** The fields of one price of an option: its name, its amount, and its stock. */
export function PriceFields(props: {
  form: UseFormReturnType<OptionValues>;
  path: string;
  index: number;
  alone: boolean;
  kept: Kept['prices'][number] | undefined;
}) {
  const texts = useTexts('office-activities');
  const { form, path, index, alone } = props;
  const row_path = `${path}.${index}`;
  const amount = form.getInputProps(`${row_path}.amount`);
  const percentage = form.getInputProps(`${row_path}.percentage`);
  const { stock = null, left = null } = props.kept ?? {};
  return (
    <div>
      <Group align="end" gap="xs">
        <div style={{ flex: '1 1 240px' }}>
          <BilingualField
            label={texts.label}
            errors={{ of: form.errors, path: `${row_path}.label` }}
            {...form.getInputProps(`${row_path}.label`)}
          />
        </div>
        <PriceField
          label={texts.amount}
          value={amount.value}
          error={amount.error}
          w={110}
          negative
          onChange={(value) => amount.onChange(value ?? 0)}
        />
        <NumberInput
          label={texts.percentage}
          error={percentage.error}
          w={110}
          decimalScale={2}
          decimalSeparator=","
          hideControls
          suffix=" %"
          value={Number(percentage.value) / 100}
          onChange={(value) => percentage.onChange(Math.round(Number(value) * 100))}
        />
        <StockField form={form} path={`${row_path}.stock`} />
        <ActionIcon
          variant="subtle"
          color="gray.7"
          size="lg"
          disabled={alone}
          aria-label={texts.take_away}
          onClick={() => form.removeListItem(path, index)}
        >
          <Icon name="trash" size={16} />
        </ActionIcon>
      </Group>
      {stock === null || left === null ? null : (
        <Text size="xs" c="dimmed" mt={4}>
          {texts.stock_left(left, stock)}
        </Text>
      )}
    </div>
  );
}

/** The field of the stock; empty for no limit. */
function StockField({ form, path }: { form: UseFormReturnType<OptionValues>; path: string }) {
  const texts = useTexts('office-activities');
  const { value, error, onChange } = form.getInputProps(path);
  return (
    <NumberInput
      label={texts.stock}
      placeholder={texts.stock_none}
      error={error}
      w={100}
      min={0}
      max={100_000}
      allowDecimal={false}
      clampBehavior="strict"
      hideControls
      value={value ?? ''}
      onChange={(new_value) => onChange(new_value === '' ? null : Number(new_value))}
    />
  );
}
