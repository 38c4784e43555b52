import { Button, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import type { WallDate } from '@ribambelle/domain/date-configurations/configured-dates.ts';
import { useSession } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { SidePanel } from '../../panels/side-panel.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { isDay } from '@ribambelle/domain/base/calendar.ts';
import { useSearchParams } from 'react-router';
import { ActivityChoice } from './activity-choice.tsx';
import { useAvailabilityPanel } from './availability-panel.tsx';
import { DecidedFields, UNDECIDED } from './decided-fields.tsx';
import { isNamed, type NewGroup, NewGroupFields, NO_GROUP } from './new-group-fields.tsx';
import { NewDatesField } from './new-dates-field.tsx';
import { AVAILABILITY_LISTS } from './refreshes.ts';
import { todayIn } from './week.ts';

const PAUSE_MILLIS = 250;

/**
 * The panel of a new availability with its dates. The calendar passes on the clicked day and hour.
 */
export function NewAvailabilityPanel() {
  const office = useTexts('office');
  const texts = useTexts('office-availabilities');
  const panel = useAvailabilityPanel();
  const { timezone } = useSession().organiser;
  const [query] = useSearchParams();
  const first = {
    day: query.get('on') ?? todayIn(timezone),
    start_time: query.get('start') ?? '09:00',
    end_time: endOf(query.get('start')),
  };
  const { form, saving, sending } = useActionForm('createAvailability', {
    values: {
      ...UNDECIDED,
      ...NO_GROUP,
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
  const clashes = useClashesOf(form.values);
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
          <NewGroupFields form={form} clashes={clashes} />
          <DecidedFields form={form} registered={0} />
        </Stack>
      </ActionForm>
    </SidePanel>
  );
}

/**
 * Returns the clashes of the typed dates; undefined while nobody is named or a date is not
 * complete.
 */
function useClashesOf({ dates, attached, resources }: NewGroup & { dates: WallDate[] }) {
  const [request] = useDebouncedValue({ dates, attached, resources }, PAUSE_MILLIS);
  const complete = request.dates.every(
    ({ day, start_time, end_time }) => isDay(day) && start_time !== '' && end_time !== '',
  );
  const { data } = useCall('previewNewDates', request, {
    enabled: complete && isNamed(request),
    keep_previous: true,
  });
  return data?.clashes;
}

/**
 * Returns the end: an hour and a half after the start, or the end of a camp day without a start.
 */
function endOf(start: string | null): string {
  if (start === null) return '16:00';
  const minutes = Math.min(
    Number(start.slice(0, 2)) * 60 + Number(start.slice(3, 5)) + 90,
    23 * 60 + 59,
  );
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
