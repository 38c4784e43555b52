import { SimpleGrid, Text, TextInput } from '@mantine/core';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { pickText } from '@ribambelle/domain/base/pick-text.ts';
import { COMMUNITIES, type Community } from '@ribambelle/domain/closed-periods/school-holidays.ts';
import { useSession } from '../../data/session.tsx';
import { BilingualField, NO_TEXT } from '../../fields/bilingual-field.tsx';
import { Select } from '../../fields/choices.tsx';
import { RecordPanel } from '../../records/record-panel.tsx';
import { todayIn } from '../availabilities/week.ts';

const NOBODY: Community | null = null;

/** The panel of a holiday or closure. */
export function ClosedPeriodPanel() {
  const texts = useTexts('office-closed-periods');
  const language = useLanguage();
  const { organiser } = useSession();
  const today = todayIn(organiser.timezone);
  return (
    <RecordPanel
      noun="closed-periods"
      texts={texts}
      initial={{ name: NO_TEXT, first_day: today, last_day: today, community: NOBODY }}
      titleOf={({ name }) => pickText(name, { language, fallback: organiser.language })}
      refreshes={['listCalendarDates', 'listNamedDays']}
    >
      {(form, { record }) => (
        <>
          <BilingualField label={texts.name} required {...form.getInputProps('name')} />
          <SimpleGrid cols={2} spacing="sm">
            <TextInput type="date" label={texts.first_day} {...form.getInputProps('first_day')} />
            <TextInput type="date" label={texts.last_day} {...form.getInputProps('last_day')} />
          </SimpleGrid>
          <Select
            label={texts.community}
            data={(['NONE', ...COMMUNITIES] as const).map((value) => ({
              value,
              label: texts.communities[value],
            }))}
            value={form.values.community ?? 'NONE'}
            onChange={(value) =>
              form.setFieldValue('community', COMMUNITIES.find((one) => one === value) ?? null)
            }
            allowDeselect={false}
          />
          {record === null ? null : <Text c="dimmed">{texts.kept}</Text>}
        </>
      )}
    </RecordPanel>
  );
}
