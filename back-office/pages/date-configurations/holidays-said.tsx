import { Button, Group, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../../formats/formats.ts';

/** Which of the days are public holidays, with the way to leave them out; nothing for none. Null leaves them where they are. */
export function HolidaysSaid(props: { days: readonly string[]; onLeaveOut: (() => void) | null }) {
  const texts = useTexts('office-date-configurations');
  const formats = useFormats();
  const { days, onLeaveOut } = props;
  if (days.length === 0) return null;
  return (
    <Group gap="6px 12px" role="status">
      <Text size="sm">{texts.holidays(days.map(formats.day).join(', '), days.length)}</Text>
      {onLeaveOut === null ? null : (
        <Button size="compact-xs" variant="default" onClick={onLeaveOut}>
          {texts.leave_out(days.length)}
        </Button>
      )}
    </Group>
  );
}
