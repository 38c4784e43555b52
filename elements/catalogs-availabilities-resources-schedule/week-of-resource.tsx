import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { localTimeOf } from '@ribambelle/texts/formats/local-time.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { StayingLink } from '@ribambelle/ui/router/staying-link.tsx';
import { withChanges } from '@ribambelle/ui/router/use-search.ts';
import type { ReactElement } from 'react';
import { dayText } from '../pieces/facts/day-text.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import { scheduleLook } from '../pieces/schedule/schedule-look.ts';
import { WeeklySchedule } from '../pieces/schedule/weekly-schedule.tsx';
import { BookBar } from './book-bar.tsx';
import type { Settings } from './settings.ts';
import { useChosenHours } from './use-chosen-hours.ts';
import { type Resource, useDays } from './use-days.ts';
import { useHourItems } from './use-hour-items.ts';
import styles from './view.module.css';

interface WeekOfResourceProps {
  readonly id: string;
  readonly settings: Settings;
  readonly resources: readonly Resource[];
}

/**
 * The free hours of one resource in a week: the one that the address names, else the first; with
 * links to the others.
 */
export const WeekOfResource = ({
  id,
  settings,
  resources,
}: WeekOfResourceProps): ReactElement | null => {
  const texts = useTexts('resources');
  const resource_cuid = new URLSearchParams(useLocation().search).get('resource');
  const resource = resources.find(({ cuid }) => cuid === resource_cuid) ?? resources[0];
  if (resource === undefined) return null;
  return (
    <section id={id} className={styles.schedule} aria-label={texts.schedule}>
      {resources.length > 1 ? <Which resources={resources} shown={resource} /> : null}
      <Week settings={settings} resource={resource} />
    </section>
  );
};

/** The choice of the resource of the week. */
const Which = (input: {
  readonly resources: readonly Resource[];
  readonly shown: Resource;
}): ReactElement => {
  const { path, search } = useLocation();
  return (
    <nav aria-label={useTexts('resources').which}>
      <ul className={styles.which}>
        {input.resources.map(({ cuid, name }) => {
          const current = cuid === input.shown.cuid;
          return (
            <li key={cuid}>
              <StayingLink
                href={`${path}${withChanges(search, { resource: cuid })}`}
                className={buttonClass({ kind: current ? 'secondary' : 'white', size: 'small' })}
                aria-current={current ? 'true' : undefined}
              >
                {name}
              </StayingLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};

const Week = (input: {
  readonly settings: Settings;
  readonly resource: Resource;
}): ReactElement => {
  const { settings, resource } = input;
  const texts = useTexts('resources');
  const { time_zone } = useReading();
  const { after, slots, next, ...shown } = useDays([resource], 7);
  const several = settings['multiple-selection'];
  const { ids, choice, clear } = useChosenHours(`${resource.cuid} ${after}`, {
    several,
  });
  const free = slots.isPlaceholderData ? undefined : slots.data?.data;
  const items = useHourItems({ slots: free ?? [], several })(resource);
  const offered_days = items.map(({ start_at }) => dayText(localTimeOf(start_at, time_zone)));
  return (
    <>
      <WeeklySchedule
        {...shown}
        {...scheduleLook(settings)}
        label={texts.schedule}
        items={free === undefined ? undefined : items}
        // days after the week are read only where it has nothing
        offered={next === null ? offered_days : [next]}
        cut={false}
        nothing={<EmptyState title={texts.none_then} />}
        choice={choice}
        loading={slots.isPlaceholderData}
        failed={slots.isError}
        again={() => void slots.refetch()}
      />
      {several || ids.length > 0 ? (
        <BookBar
          resources={[resource]}
          slots={(free ?? []).filter((slot) => ids.includes(slot.id))}
          clear={clear}
        />
      ) : null}
    </>
  );
};
