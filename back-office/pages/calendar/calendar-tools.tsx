import { ActionIcon, Button, Group, SegmentedControl, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Select } from '../../fields/choices.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Icon } from '../../shell/icons.tsx';
import { shiftDay } from '../availabilities/week.ts';
import { GROUPINGS, type useWeekView, VIEWS } from './use-week-view.ts';

/** The buttons for a week or a day back and on, today, and any day. The arrow keys do the same. */
export function Turning(props: {
  /** The Monday of the week, or the day. */
  readonly day: string;
  readonly today: string;
  /** The number of days on a page. */
  readonly days: 1 | 7;
  readonly goTo: (day: string) => void;
}) {
  const texts = useTexts('office-availabilities');
  const week_texts = useTexts('office-week');
  const formats = useFormats();
  const { day, today, days, goTo } = props;
  useHotkeys([
    ['ArrowLeft', () => goTo(shiftDay(day, -days))],
    ['ArrowRight', () => goTo(shiftDay(day, days))],
    ['t', () => goTo(today)],
  ]);
  const arrow = { variant: 'default', size: 36 } as const;
  const of_week = days === 7;
  return (
    <Group gap={6}>
      <ActionIcon
        {...arrow}
        onClick={() => goTo(shiftDay(day, -days))}
        aria-label={of_week ? texts.previous_week : week_texts.previous_day}
      >
        <Icon name="left" />
      </ActionIcon>
      <ActionIcon
        {...arrow}
        onClick={() => goTo(shiftDay(day, days))}
        aria-label={of_week ? texts.next_week : week_texts.next_day}
      >
        <Icon name="right" />
      </ActionIcon>
      <Button variant="default" onClick={() => goTo(today)}>
        {texts.today}
      </Button>
      <TextInput
        type="date"
        aria-label={of_week ? texts.week_of(formats.day(day)) : week_texts.shown_day}
        value={day}
        onChange={({ target }) => (target.value === '' ? undefined : goTo(target.value))}
        w={135}
      />
    </Group>
  );
}

/** The choice of the view and its grouping, and the button that prints. */
export function ViewTools({ view, grouping, show }: ReturnType<typeof useWeekView>) {
  const texts = useTexts('office-week');
  return (
    <Group gap={6}>
      <SegmentedControl
        aria-label={texts.view}
        value={view}
        data={VIEWS.map((value) => ({ value, label: texts.views[value] }))}
        onChange={(value) => show({ view: value })}
      />
      <Select
        aria-label={texts.grouped}
        value={grouping}
        data={GROUPINGS.map((value) => ({ value, label: texts.groupings[value] }))}
        onChange={(value) => show({ by: value ?? 'none' })}
        allowDeselect={false}
        disabled={view === 'hours'}
        w={140}
      />
      <ActionIcon
        variant="default"
        size={36}
        visibleFrom="sm"
        aria-label={texts.print}
        title={texts.print}
        onClick={() => window.print()}
      >
        <Icon name="print" />
      </ActionIcon>
    </Group>
  );
}
