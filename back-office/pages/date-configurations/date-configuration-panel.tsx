import { Text, TextInput } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ConfiguredDate } from '@ribambelle/domain/date-configurations/configured-dates.ts';
import { RecordPanel } from '../../records/record-panel.tsx';
import { ConfiguredDatesField } from './configured-dates-field.tsx';

/** The values of a new template: a week of camp. */
const NEW: { readonly name: string; readonly dates: readonly ConfiguredDate[] } = {
  name: '',
  dates: [1, 2, 3, 4, 5].map((weekday) => ({
    week: 1,
    weekday,
    start_time: '09:00',
    end_time: '16:00',
  })),
};

/** The panel of a template of dates. */
export function DateConfigurationPanel() {
  const texts = useTexts('office-date-configurations');
  return (
    <RecordPanel
      noun="date-configurations"
      texts={texts}
      initial={{ ...NEW }}
      titleOf={({ name }) => name}
      isComplete={({ dates }) => dates.length > 0}
      width={640}
    >
      {(form, { record, editable }) => (
        <>
          <TextInput
            label={texts.name}
            description={texts.name_help}
            {...form.getInputProps('name')}
          />
          <ConfiguredDatesField
            value={form.values.dates}
            errors={form.errors}
            disabled={!editable}
            onChange={(dates) => form.setFieldValue('dates', dates)}
          />
          {record === null ? null : <Text c="dimmed">{texts.kept}</Text>}
        </>
      )}
    </RecordPanel>
  );
}
