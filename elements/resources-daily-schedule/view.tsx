import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { LoadingOverlay } from '@ribambelle/ui/feedback/loading-overlay.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { withChanges } from '@ribambelle/ui/router/use-search.ts';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { DayChoice } from '../pieces/booking/day-choice.tsx';
import { dayAfter, daysAhead } from '../pieces/booking/days-ahead.ts';
import { DurationChoice } from '../pieces/booking/duration-choice.tsx';
import { HoursSaid } from '../pieces/booking/hours-said.tsx';
import { NextFreeDay } from '../pieces/booking/next-free-day.tsx';
import { SlotsFailed } from '../pieces/booking/slots-failed.tsx';
import { type Slot, SlotLinks } from '../pieces/booking/slot-links.tsx';
import { useChoiceInAddress } from '../pieces/booking/use-choice-in-address.ts';
import { useFirstFreeDay } from '../pieces/booking/use-first-free-day.ts';
import { useNextFree } from '../pieces/booking/use-next-free.ts';
import { FailedList } from '../pieces/cards-grid/failed-list.tsx';
import { useReading } from '../pieces/facts/use-reading.ts';
import { scheduledRequest } from '../pieces/booking/scheduled-request.ts';
import type { Settings } from './settings.ts';
import styles from './view.module.css';

type Resource = Answer<'listResources'>['data'][number];

/** The free hours of resources on a day, in a list (2 §2). */
export function View({ settings, id }: ViewProps<Settings>): ReactElement {
  const texts = useTexts('resources');
  const { data: answer, isError, refetch } = useCall('listResources', scheduledRequest(settings));
  if (answer === undefined)
    return isError ? <FailedList again={refetch} /> : <Skeleton shape="row" count={3} />;
  if (answer.data.length === 0)
    return <EmptyState title={texts.none_yet_title} text={texts.none_yet_text} />;
  return <Schedule id={id} resources={answer.data} />;
}

const Schedule = (input: {
  readonly id: string;
  readonly resources: readonly Resource[];
}): ReactElement => {
  const { id, resources } = input;
  const texts = useTexts('resources');
  const { rendered_at, time_zone } = useReading();
  const horizon_days = Math.max(...resources.map((one) => one.configuration.horizon_days));
  const days = daysAhead(rendered_at, { horizon_days, time_zone });
  const [day = '', setDay, named] = useChoiceInAddress('date', days);
  const { search } = useLocation();
  // the duration chosen there is the one chosen here
  const query = withChanges('', {
    date: day,
    duration: new URLSearchParams(search).get('duration'),
  });
  const slots = useCall(
    'listResourceAvailabilities',
    { resources: resources.map((one) => one.id), after: day, before: dayAfter(day, 1) },
    { keep_previous: true },
  );
  const nothing = slots.data?.count === 0 && !slots.isPlaceholderData;
  const next = useNextFree({
    resource_ids: resources.map((one) => one.id),
    after: dayAfter(day, 1),
    nothing,
  });
  useFirstFreeDay({ next, days, named, onChoose: setDay });
  const of = Map.groupBy(slots.data?.data ?? [], ({ resource_id }) => resource_id);
  return (
    <section id={id} className={styles.schedule} aria-label={texts.schedule}>
      <DayChoice days={days} value={day} onChange={setDay} />
      {slots.isError && <SlotsFailed again={slots.refetch} />}
      <NextFreeDay next={next} days={days} onChoose={setDay} />
      <HoursSaid day={day} count={slots.isPlaceholderData ? undefined : slots.data?.count} />
      <LoadingOverlay active={slots.isPlaceholderData} label={texts.loading}>
        {resources.map((resource) => (
          <div key={resource.id} className={styles.row}>
            <h3>
              <Link href={`/resources/${resource.cuid}${query}`}>{resource.name}</Link>
            </h3>
            {slots.data !== undefined ? (
              <Row resource={resource} slots={of.get(resource.id) ?? []} />
            ) : slots.isError ? null : (
              <Skeleton shape="text" count={1} />
            )}
          </div>
        ))}
      </LoadingOverlay>
    </section>
  );
};

const Row = (input: {
  readonly resource: Resource;
  readonly slots: readonly Slot[];
}): ReactElement => {
  const { resource, slots } = input;
  const durations = resource.configuration.prices.map(({ duration }) => duration);
  const [duration = 0, setDuration] = useChoiceInAddress('duration', durations);
  return (
    <>
      <DurationChoice durations={durations} value={duration} onChange={setDuration} />
      <SlotLinks resource={resource} slots={slots} duration={duration} />
    </>
  );
};
