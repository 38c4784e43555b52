import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { LoadingOverlay } from '@ribambelle/ui/feedback/loading-overlay.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import type { ReactElement } from 'react';
import { useReading } from '../facts/use-reading.ts';
import styles from './booking.module.css';
import { DayChoice } from './day-choice.tsx';
import { dayAfter, daysAhead } from './days-ahead.ts';
import { DurationChoice } from './duration-choice.tsx';
import { HoursSaid } from './hours-said.tsx';
import { NextFreeDay } from './next-free-day.tsx';
import { openFor, SlotLinks } from './slot-links.tsx';
import { SlotsFailed } from './slots-failed.tsx';
import { useChoiceInAddress } from './use-choice-in-address.ts';
import { useFirstFreeDay } from './use-first-free-day.ts';
import { useNextFree } from './use-next-free.ts';

interface DaySlotsProps {
  readonly resource: Pick<Answer<'getResource'>, 'id' | 'cuid' | 'name' | 'configuration'>;
}

/**
 * The free hours of one resource: a day, a length where there is a choice, and then a time (2 §2,
 * 2 §4).
 */
export const DaySlots = ({ resource }: DaySlotsProps): ReactElement => {
  const texts = useTexts('resources');
  const { rendered_at, time_zone } = useReading();
  const { prices, horizon_days } = resource.configuration;
  const days = daysAhead(rendered_at, { horizon_days, time_zone });
  const [day = '', setDay, named] = useChoiceInAddress('date', days);
  const durations = prices.map(({ duration }) => duration);
  const [duration = 0, setDuration] = useChoiceInAddress('duration', durations);
  const answer = useCall(
    'listResourceAvailabilities',
    { resources: [resource.id], after: day, before: dayAfter(day, 1) },
    { keep_previous: true },
  );
  const slots = answer.isPlaceholderData ? undefined : answer.data?.data;
  const nothing = slots !== undefined && openFor(slots, duration).length === 0;
  const next = useNextFree({
    resource_ids: [resource.id],
    after: dayAfter(day, 1),
    nothing,
    duration,
  });
  useFirstFreeDay({ next, days, named, onChoose: setDay });
  return (
    <div className={styles.panel}>
      <DayChoice days={days} value={day} onChange={setDay} />
      <DurationChoice durations={durations} value={duration} onChange={setDuration} />
      {answer.isError && <SlotsFailed again={answer.refetch} />}
      {answer.data === undefined && !answer.isError && <Skeleton shape="text" count={3} />}
      {answer.data !== undefined && (
        <LoadingOverlay active={answer.isPlaceholderData} label={texts.loading}>
          <SlotLinks resource={resource} slots={answer.data.data} duration={duration} />
        </LoadingOverlay>
      )}
      <NextFreeDay next={next} days={days} onChoose={setDay} />
      <HoursSaid day={day} count={slots && openFor(slots, duration).length} />
    </div>
  );
};
