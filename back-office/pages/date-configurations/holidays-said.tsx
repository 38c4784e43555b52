import { Button, Group, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { NamedDay } from '@ribambelle/domain/closed-periods/named-days.ts';
import { useFormats } from '../../formats/formats.ts';
import { inStretches } from './in-stretches.ts';

/**
 * Names the days that are holidays or closed, with a button to leave them out; nothing for no days,
 * no button when `onLeaveOut` is null.
 */
export function HolidaysSaid(props: {
  days: readonly NamedDay[];
  onLeaveOut: (() => void) | null;
}) {
  const texts = useTexts('office-date-configurations');
  const closure_texts = useTexts('office-closed-periods');
  const formats = useFormats();
  const { days, onLeaveOut } = props;
  if (days.length === 0) return null;
  const stretches = inStretches(days).map(({ first, last, names }) =>
    closure_texts.day_named(
      first === last ? formats.day(first) : `${formats.day(first)} – ${formats.day(last)}`,
      names.join(', '),
    ),
  );
  return (
    <Group gap="6px 12px" role="status">
      <Text size="sm">{texts.holidays(stretches.join(', '), days.length)}</Text>
      {onLeaveOut === null ? null : (
        <Button size="compact-xs" variant="default" onClick={onLeaveOut}>
          {texts.leave_out(days.length)}
        </Button>
      )}
    </Group>
  );
}
