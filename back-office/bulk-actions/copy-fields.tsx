import { Checkbox, Group, NumberInput, Stack, Text } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Decided } from './change-of.ts';

const MOST_WEEKS = 260;

/**
 * The delay of copies in weeks, the days that they leave out, and the parts that are copied too.
 */
export function CopyFields({
  decided,
  decide,
}: {
  readonly decided: Decided;
  readonly decide: (decided: Decided) => void;
}) {
  const texts = useTexts('bulk-actions');
  const { weeks, holidays_off, closed_periods_off, skipped_days, copy_closed, copy_collaborators } =
    decided;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {texts.copy_help}
      </Text>
      <Group align="start">
        <NumberInput
          label={texts.weeks}
          description={texts.weeks_help}
          value={weeks ?? ''}
          onChange={(value) =>
            decide({ ...decided, weeks: value === '' ? null : Math.trunc(Number(value)) })
          }
          min={1}
          max={MOST_WEEKS}
          allowDecimal={false}
          clampBehavior="strict"
          w={300}
        />
      </Group>
      <Checkbox
        label={texts.holidays_off}
        checked={holidays_off}
        onChange={({ target }) => decide({ ...decided, holidays_off: target.checked })}
      />
      <Checkbox
        label={texts.closed_periods_off}
        checked={closed_periods_off}
        onChange={({ target }) => decide({ ...decided, closed_periods_off: target.checked })}
      />
      <DatePickerInput
        type="multiple"
        label={texts.skipped_days}
        description={texts.skipped_days_help}
        valueFormat="D MMM YYYY"
        clearable
        value={[...skipped_days]}
        onChange={(days) => decide({ ...decided, skipped_days: days })}
      />
      <Checkbox
        label={texts.copy_closed}
        description={texts.copy_closed_help}
        checked={copy_closed}
        onChange={({ target }) => decide({ ...decided, copy_closed: target.checked })}
      />
      <Checkbox
        label={texts.copy_collaborators}
        checked={copy_collaborators}
        onChange={({ target }) => decide({ ...decided, copy_collaborators: target.checked })}
      />
    </Stack>
  );
}
