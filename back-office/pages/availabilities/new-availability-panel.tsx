import { Button, Stack } from '@mantine/core';
import { useSession } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { SidePanel } from '../../panels/side-panel.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useSearchParams } from 'react-router';
import { ActivityChoice } from './activity-choice.tsx';
import { useAvailabilityPanel } from './availability-panel.tsx';
import { DecidedFields, UNDECIDED } from './decided-fields.tsx';
import { NewDatesField } from './new-dates-field.tsx';
import { AVAILABILITY_LISTS } from './refreshes.ts';
import { todayIn } from './week.ts';

/** One availability with its days. The calendar hands over the day and hour that were clicked. */
export function NewAvailabilityPanel() {
  const office = useTexts('office');
  const texts = useTexts('office-availabilities');
  const panel = useAvailabilityPanel();
  const { timezone } = useSession().organiser;
  const [query] = useSearchParams();
  const first = {
    day: query.get('on') ?? todayIn(timezone),
    start_time: query.get('at') ?? '09:00',
    end_time: endOf(query.get('at')),
  };
  const { form, saving, sending } = useActionForm('createAvailability', {
    values: {
      ...UNDECIDED,
      activity: query.get('activity'),
      dates: [first],
    },
    request: ({ activity, ...values }) => ({
      ...values,
      activity: activity ?? '',
    }),
    refreshes: AVAILABILITY_LISTS,
    after: panel.close,
  });
  const foot = (
    <Button
      type="submit"
      form="new-availability"
      loading={sending}
      disabled={form.values.activity === null}
    >
      {office.create}
    </Button>
  );
  return (
    <SidePanel title={texts.add} onClose={panel.close} foot={foot}>
      <ActionForm id="new-availability" saving={saving}>
        <Stack gap="sm">
          <ActivityChoice form={form} />
          <NewDatesField form={form} first={first} />
          <DecidedFields form={form} registered={0} />
        </Stack>
      </ActionForm>
    </SidePanel>
  );
}

/** An hour and a half after the start, or the end of a day of camp. */
function endOf(start: string | null): string {
  if (start === null) return '16:00';
  const minutes = Math.min(
    Number(start.slice(0, 2)) * 60 + Number(start.slice(3, 5)) + 90,
    23 * 60 + 59,
  );
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
