import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { scheduleSteps } from '@ribambelle/domain/base/schedule-steps.ts';
import { LoadingOverlay } from '@ribambelle/ui/feedback/loading-overlay.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import type { ReactElement } from 'react';
import { SlotsFailed } from '../pieces/booking/slots-failed.tsx';
import { useReading } from '../pieces/facts/use-reading.ts';
import { dayInFull } from '../pieces/schedule/day-words.ts';
import { ScheduleNav } from '../pieces/schedule/schedule-nav.tsx';
import { BookBar } from './book-bar.tsx';
import { Columns } from './columns.tsx';
import type { Settings } from './settings.ts';
import { useChosenHours } from './use-chosen-hours.ts';
import { type Resource, useDays } from './use-days.ts';
import { useHourItems } from './use-hour-items.ts';
import styles from './view.module.css';

interface DayOfResourcesProps {
  readonly id: string;
  readonly settings: Settings;
  readonly resources: readonly Resource[];
}

/**
 * The free hours of a day, with a column for each resource; an hour is chosen, or leads to its
 * booking.
 */
export const DayOfResources = (props: DayOfResourcesProps): ReactElement => {
  const { id, settings, resources } = props;
  const texts = { ...useTexts('resources'), ...useTexts('catalogue-dates').schedule };
  const { language } = useReading();
  const { day, first, last, slots, next } = useDays(resources, 1);
  const several = settings['multiple-selection'];
  const { ids, choice, clear } = useChosenHours(day, { several });
  const free = slots.isPlaceholderData ? undefined : slots.data?.data;
  const itemsOf = useHourItems({ slots: free ?? [], several });
  const columns = resources.map((resource) => ({
    key: resource.cuid,
    title: resource.name,
    short: ['', resource.name] as const,
    items: itemsOf(resource),
  }));
  const steps = scheduleSteps(day, {
    span: 1,
    first,
    last,
    offered: next === null ? [] : [next],
  });
  return (
    <section id={id} className={styles.schedule} aria-label={texts.schedule}>
      <ScheduleNav
        day={day}
        first={first}
        last={last}
        views={[{ on: 'every-screen', title: dayInFull(day, language), steps }]}
      />
      <LoadingOverlay active={slots.isPlaceholderData} label={texts.loading}>
        {slots.isError ? (
          <SlotsFailed again={slots.refetch} />
        ) : free === undefined ? (
          <Skeleton shape="row" count={4} />
        ) : (
          <Columns settings={settings} columns={columns} next={next} choice={choice} />
        )}
      </LoadingOverlay>
      {several || ids.length > 0 ? (
        <BookBar
          resources={resources}
          clear={clear}
          slots={(free ?? []).filter((slot) => ids.includes(slot.id))}
        />
      ) : null}
    </section>
  );
};
