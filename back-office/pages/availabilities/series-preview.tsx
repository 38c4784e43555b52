import { ScrollArea, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ConfiguredDate } from '@ribambelle/domain/date-configurations/configured-dates.ts';
import { useFormats } from '../../formats/formats.ts';
import { HolidaysSaid } from '../date-configurations/holidays-said.tsx';

/** A weekly schedule as its form holds it. */
export interface Schedule {
  readonly first_day: string;
  readonly last_day: string;
  readonly weekdays: number[];
  readonly start_time: string;
  readonly end_time: string;
  /** Days with their own hours, in place of the weekdays and hours. */
  readonly dates: ConfiguredDate[];
  readonly skipped_days: string[];
  readonly grouping: 'EACH_WEEK' | 'TOGETHER' | 'EACH_DAY';
}

type Preview = Answer<'previewAvailabilitySeries'>;

/**
 * The preview of a series: one line for each availability, with its days, and the days that are
 * left out or are public holidays.
 */
export function SeriesPreview(props: {
  preview: Preview | undefined;
  /** True to write the hours of each day. */
  hours: boolean;
  onLeaveOut: (days: readonly string[]) => void;
}) {
  const texts = useTexts('office-availabilities');
  const configuration_texts = useTexts('office-date-configurations');
  const formats = useFormats();
  const { availabilities, skipped_days, holidays } = props.preview ?? {
    availabilities: [],
    skipped_days: [],
    holidays: [],
  };
  const days = availabilities.reduce((sum, { dates }) => sum + daysIn(dates).length, 0);
  const lineOf = (dates: Preview['availabilities'][number]['dates']) =>
    daysIn(dates).map((day) => {
      const hours = dates
        .filter((date) => date.day === day)
        .map(({ start_at, end_at }) => `${formats.time(start_at)}–${formats.time(end_at)}`);
      return props.hours ? `${formats.day(day)} ${hours.join(', ')}` : formats.day(day);
    });
  return (
    <Stack gap={4}>
      <Text>{texts.preview_count(availabilities.length, days)}</Text>
      <ScrollArea.Autosize mah={180} type="auto" className="office-preview">
        {availabilities.map(({ dates }) => (
          <div key={dates[0]?.day} className="office-line">
            {lineOf(dates).join(' · ')}
          </div>
        ))}
      </ScrollArea.Autosize>
      {skipped_days.length === 0 ? null : (
        <Text size="sm">
          {configuration_texts.left_out(skipped_days.map(formats.day).join(', '))}
        </Text>
      )}
      <HolidaysSaid
        days={holidays}
        onLeaveOut={() => props.onLeaveOut(holidays.map(({ day }) => day))}
      />
    </Stack>
  );
}

function daysIn(dates: Preview['availabilities'][number]['dates']): readonly string[] {
  return [...new Set(dates.map(({ day }) => day))];
}
