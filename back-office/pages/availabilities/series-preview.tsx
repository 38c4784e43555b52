import { ScrollArea, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useFormats } from '../../formats/formats.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** A weekly schedule as its form holds it. */
export interface Schedule {
  readonly first_day: string;
  readonly last_day: string;
  readonly weekdays: number[];
  readonly start_time: string;
  readonly end_time: string;
  readonly skipped_days: string[];
  readonly grouping: 'EACH_WEEK' | 'TOGETHER' | 'EACH_DAY';
}

/** What would be made: one line an availability, with its days. */
export function SeriesPreview({
  availabilities,
}: {
  availabilities: Answer<'previewAvailabilitySeries'>['availabilities'];
}) {
  const texts = useTexts('office-availabilities');
  const formats = useFormats();
  const days = availabilities.reduce((sum, { dates }) => sum + dates.length, 0);
  return (
    <Stack gap={4}>
      <Text>{texts.preview_count(availabilities.length, days)}</Text>
      <ScrollArea.Autosize mah={180} type="auto" className="office-preview">
        {availabilities.map(({ dates }) => (
          <div key={dates[0]?.day} className="office-line">
            {dates.map(({ day }) => formats.day(day)).join(' · ')}
          </div>
        ))}
      </ScrollArea.Autosize>
    </Stack>
  );
}
