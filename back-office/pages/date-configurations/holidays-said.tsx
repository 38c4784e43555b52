import { Button, Group, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { NamedDay } from '@ribambelle/domain/closed-periods/named-days.ts';
import { useFormats } from '../../formats/formats.ts';
import { inStretches } from './in-stretches.ts';

/** Which of the days are holidays or closed, and what they are called, with the way to leave them out; nothing for none. Null leaves them where they are. */
export function HolidaysSaid(props: {
  days: readonly NamedDay[];
  onLeaveOut: (() => void) | null;
}) {
  const texts = useTexts('office-date-configurations');
  const own = useTexts('office-closed-periods');
  const formats = useFormats();
  const { days, onLeaveOut } = props;
  if (days.length === 0) return null;
  const said = inStretches(days).map(({ first, last, names }) =>
    own.day_named(
      first === last ? formats.day(first) : `${formats.day(first)} – ${formats.day(last)}`,
      names.join(', '),
    ),
  );
  return (
    <Group gap="6px 12px" role="status">
      <Text size="sm">{texts.holidays(said.join(', '), days.length)}</Text>
      {onLeaveOut === null ? null : (
        <Button size="compact-xs" variant="default" onClick={onLeaveOut}>
          {texts.leave_out(days.length)}
        </Button>
      )}
    </Group>
  );
}
