import { Button, List, Stack, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import {
  COMMUNITIES,
  type Community,
  knownSchoolYears,
  schoolHolidays,
} from '@ribambelle/domain/closed-periods/school-holidays.ts';
import { useState } from 'react';
import { Select } from '../../fields/choices.tsx';
import { useMay, useSession } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useFormats } from '../../formats/formats.ts';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { todayIn } from '../availabilities/week.ts';

/** A button that adds the known school holidays of a community in a year to the closed periods. */
export function AddSchoolHolidays() {
  const texts = useTexts('office-closed-periods');
  const may = useMay();
  if (!may('date-configurations.create')) return null;
  return (
    <FormDialog
      title={texts.add_schools_title}
      renderButton={(open) => (
        <Button variant="default" onClick={open}>
          {texts.add_schools}
        </Button>
      )}
    >
      {(close) => <Choice close={close} />}
    </FormDialog>
  );
}

function Choice({ close }: { close: () => void }) {
  const texts = useTexts('office-closed-periods');
  const formats = useFormats();
  const today = todayIn(useSession().organiser.timezone);
  const [community, setCommunity] = useState<Community>('FRENCH');
  const years = knownSchoolYears(community, today);
  const [wanted_year, setWantedYear] = useState<number | null>(null);
  const last = years.at(-1) ?? 0;
  const year = wanted_year !== null && years.includes(wanted_year) ? wanted_year : last;
  const adding = useAction('addSchoolHolidays', {
    refreshes: ['listClosedPeriods', 'listCalendarDates', 'listNamedDays'],
  });
  return (
    <Stack gap="sm">
      <Select
        label={texts.schools}
        data={COMMUNITIES.map((value) => ({ value, label: texts.communities[value] }))}
        value={community}
        onChange={(value) => setCommunity(COMMUNITIES.find((one) => one === value) ?? 'FRENCH')}
        allowDeselect={false}
      />
      <Select
        label={texts.school_year}
        data={years.map((value) => ({ value: String(value), label: texts.school_year_of(value) }))}
        value={String(year)}
        onChange={(value) => setWantedYear(Number(value))}
        allowDeselect={false}
      />
      <List size="sm" spacing={2}>
        {schoolHolidays(community, year).map(({ holiday, first_day, last_day }) => (
          <List.Item key={first_day}>
            {texts.period(
              texts.school_holidays[community][holiday],
              formats.plainDay(first_day),
              formats.plainDay(last_day),
            )}
          </List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed">
        {texts.schools_help}
      </Text>
      <Button
        style={{ alignSelf: 'flex-end' }}
        loading={adding.isPending}
        onClick={() => adding.mutate({ community, year }, { onSuccess: close })}
      >
        {texts.schools_add}
      </Button>
    </Stack>
  );
}
