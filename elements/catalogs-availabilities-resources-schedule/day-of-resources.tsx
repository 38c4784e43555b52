import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { addSeconds } from '@ribambelle/domain/base/instants.ts';
import { scheduleSteps } from '@ribambelle/domain/base/schedule-steps.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { LoadingOverlay } from '@ribambelle/ui/feedback/loading-overlay.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { type ReactElement, useState } from 'react';
import { bookLink } from '../pieces/booking/book-link.ts';
import { SlotsFailed } from '../pieces/booking/slots-failed.tsx';
import type { Slot } from '../pieces/booking/slot-links.tsx';
import { useReading } from '../pieces/facts/use-reading.ts';
import { dayInFull } from '../pieces/schedule/day-words.ts';
import { ScheduleNav } from '../pieces/schedule/schedule-nav.tsx';
import type { ScheduleColumn } from '../pieces/schedule/schedule-column.ts';
import { BookBar } from './book-bar.tsx';
import { Columns } from './columns.tsx';
import type { Settings } from './settings.ts';
import { type Resource, useDay } from './use-day.ts';
import styles from './view.module.css';

interface DayOfResourcesProps {
  readonly id: string;
  readonly settings: Settings;
  readonly resources: readonly Resource[];
}

/** The hours of a day that are free, a column a resource; an hour is chosen, or leads to its booking. */
export const DayOfResources = (props: DayOfResourcesProps): ReactElement => {
  const { id, settings, resources } = props;
  const texts = { ...useTexts('resources'), ...useTexts('catalogue-dates').schedule };
  const { language } = useReading();
  const { day, first, last, slots, next } = useDay(resources);
  const [chosen, setChosen] = useState<{ day: string; ids: readonly string[] }>({ day, ids: [] });
  // what was chosen on another day is let go
  const ids = chosen.day === day ? chosen.ids : [];
  const several = settings['multiple-selection'];
  const free = slots.isPlaceholderData ? undefined : slots.data?.data;
  const toggle = (one: string) =>
    setChosen({
      day,
      ids: ids.includes(one) ? ids.filter((other) => other !== one) : [...ids, one],
    });
  const columns = useColumns(resources, { slots: free ?? [], several });
  const steps = scheduleSteps(day, {
    span: 1,
    first,
    last,
    offered: next === null ? [] : [next],
  });
  return (
    <section id={id} className={styles.schedule} aria-label={texts.schedule}>
      <ScheduleNav
        {...{ day, first, last }}
        views={[{ on: 'every-screen', title: dayInFull(day, language), steps }]}
      />
      <LoadingOverlay active={slots.isPlaceholderData} label={texts.loading}>
        {slots.isError ? (
          <SlotsFailed again={slots.refetch} />
        ) : free === undefined ? (
          <Skeleton shape="row" count={4} />
        ) : (
          <Columns
            {...{ settings, columns, next }}
            choice={several ? { chosen: new Set(ids), toggle } : null}
          />
        )}
      </LoadingOverlay>
      {several ? (
        <BookBar
          {...{ resources }}
          slots={(free ?? []).filter((slot) => ids.includes(slot.id))}
          clear={ids.length === 0 ? null : () => setChosen({ day, ids: [] })}
        />
      ) : null}
    </section>
  );
};

/** A column for each resource, with what is free of it; each hour as long as its shortest price (2 §9). */
function useColumns(
  resources: readonly Resource[],
  of: { readonly slots: readonly Slot[]; readonly several: boolean },
): readonly ScheduleColumn[] {
  const { free } = useTexts('resources');
  const { language } = useReading();
  const bySource = Map.groupBy(
    of.slots.map((slot, index) => ({ ...slot, index })),
    ({ resource_id }) => resource_id,
  );
  return resources.map(({ id, cuid, name }) => ({
    key: cuid,
    title: name,
    short: ['', name],
    items: (bySource.get(id) ?? []).flatMap(({ id: choice, index, start_at, prices: [price] }) => {
      if (price === undefined) return [];
      const { amount, duration } = price;
      const item = {
        id: index,
        choice,
        start_at,
        end_at: addSeconds(start_at, duration),
        open: true,
        title: null,
        facts: [amount === 0 ? free : formatPrice({ amount, language })],
        note: null,
        href: of.several ? null : bookLink(cuid, { start_at, duration }),
      };
      return [item];
    }),
  }));
}
