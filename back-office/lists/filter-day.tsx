import { SegmentedControl, TextInput } from '@mantine/core';
import { TOMORROW } from '@ribambelle/api/lists/read-filters.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { isDay } from '@ribambelle/domain/base/calendar.ts';
import { useSession } from '../data/session.tsx';
import { shiftDay, todayIn } from '../pages/availabilities/week.ts';
import type { ListAddress } from './use-list-address.ts';

/**
 * The day of a list: today by default, tomorrow (which stays tomorrow in a saved address), or any.
 */
export function FilterDay({
  list,
  name,
  label,
}: {
  list: ListAddress;
  name: string;
  label: string;
}) {
  const texts = useTexts('list-filters').day;
  const today = todayIn(useSession().organiser.timezone);
  const filter_value = list.filter(name);
  const tomorrow = shiftDay(today, 1);
  const chosen_day = filter_value !== null && isDay(filter_value) ? filter_value : today;
  const day = filter_value === TOMORROW ? tomorrow : chosen_day;
  const named_day = day === today ? 'today' : day === tomorrow ? TOMORROW : '';
  return (
    <>
      <SegmentedControl
        aria-label={label}
        value={named_day}
        onChange={(value) => list.set({ [name]: value === TOMORROW ? TOMORROW : null })}
        data={[
          { value: 'today', label: texts.today },
          { value: TOMORROW, label: texts.tomorrow },
        ]}
      />
      <TextInput
        type="date"
        aria-label={label}
        value={day}
        onChange={({ target }) =>
          target.value === '' ? undefined : list.set({ [name]: target.value })
        }
        w={135}
      />
    </>
  );
}
