import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { withChanges } from '@ribambelle/ui/router/use-search.ts';
import type { ReactElement } from 'react';
import { useReading } from '../pieces/facts/use-reading.ts';
import { MonthCalendar } from '../pieces/month-calendar/month-calendar.tsx';
import { readMonth } from '../pieces/month-calendar/month-of.ts';
import { StayingLink } from '@ribambelle/ui/router/staying-link.tsx';

interface Props {
  /** The days with dates. */
  readonly days: readonly Day[];
  readonly chosen: Day | null;
}

/**
 * A calendar of the month that the address names, else of the chosen day or the first one. Days and
 * months are links, so that it works without a script.
 */
export const DaysCalendar = ({ days, chosen }: Props): ReactElement => {
  const texts = useTexts('availabilities');
  const { path, search } = useLocation();
  const { rendered_at } = useReading();
  const address_month = readMonth(new URLSearchParams(search).get('month'));
  const to = (changes: Parameters<typeof withChanges>[1]) =>
    `${path}${withChanges(search, { page_number: null, ...changes })}#dates`;
  return (
    <MonthCalendar
      month={address_month ?? (chosen ?? days[0] ?? rendered_at).slice(0, 7)}
      days={days}
      chosen={chosen}
      hrefOf={(day) => to({ date: day, month: null })}
      label={texts.from_day}
      as={StayingLink}
      turn={{ hrefOf: (month) => to({ month }) }}
    />
  );
};
