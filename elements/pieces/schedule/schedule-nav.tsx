import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Day } from '@ribambelle/domain/base/calendar.ts';
import type { ScheduleSteps } from '@ribambelle/domain/base/schedule-steps.ts';
import { formatDay } from '@ribambelle/texts/formats/format-date.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Icon, type IconName } from '@ribambelle/ui/icons/icon.tsx';
import { StayingLink } from '@ribambelle/ui/router/staying-link.tsx';
import type { ReactElement } from 'react';
import { useReading } from '../facts/use-reading.ts';
import { DayPicker } from './day-picker.tsx';
import styles from './schedule-nav.module.css';
import { useDayHref } from './use-day-href.ts';

/** The visible days on some screens: their title, and the days to go to from there. */
export interface ScheduleView {
  readonly on: 'every-screen' | 'phone' | 'desktop';
  readonly title: string;
  readonly steps: ScheduleSteps;
}

export interface ScheduleNavProps {
  /** The day that is shown, `date` in the query. */
  readonly day: Day;
  /** The first and the last day that can be shown. */
  readonly first: Day;
  readonly last: Day;
  /** One view for every screen, or one for phones and one for the others. */
  readonly views: readonly ScheduleView[];
}

/**
 * Links back and forward by the visible days, to the nearest day with items, and to any day (2 §4).
 */
export const ScheduleNav = ({ day, first, last, views }: ScheduleNavProps): ReactElement => (
  <div className={styles.nav}>
    {views.map((view) => (
      <Steps key={view.on} {...view} />
    ))}
    <DayPicker day={day} first={first} last={last} />
    {views.map((view) => (
      <Jumps key={view.on} {...view} />
    ))}
  </div>
);

const SCREENS = { 'every-screen': '', phone: styles.phone, desktop: styles.desktop };

const Steps = ({ on, title, steps }: ScheduleView): ReactElement => {
  const texts = useTexts('catalogue-dates').schedule;
  return (
    <div className={`${styles.steps} ${SCREENS[on]}`}>
      <Step to={steps.previous} icon="chevron_left" label={texts.previous} />
      <p className={styles.title} aria-live="polite">
        {title}
      </p>
      <Step to={steps.next} icon="chevron_right" label={texts.next} />
    </div>
  );
};

interface StepProps {
  readonly to: Day | null;
  readonly icon: IconName;
  readonly label: string;
}

const Step = ({ to, icon, label }: StepProps): ReactElement => {
  const href = useDayHref();
  if (to === null) {
    return (
      <span className={styles.nowhere} aria-hidden="true">
        <Icon name={icon} size={22} />
      </span>
    );
  }
  return (
    <StayingLink href={href(to)} className={styles.step} aria-label={label}>
      <Icon name={icon} size={22} />
    </StayingLink>
  );
};

/** Links to the nearest days with items that are not visible. */
const Jumps = ({ on, steps }: ScheduleView): ReactElement | null => {
  const texts = useTexts('catalogue-dates').schedule;
  const { language } = useReading();
  const href = useDayHref();
  const { jump_back, jump_on } = steps;
  if (jump_back === null && jump_on === null) return null;
  return (
    <p className={`${styles.jumps} ${SCREENS[on]}`}>
      {jump_back === null ? null : (
        <StayingLink
          href={href(jump_back)}
          className={buttonClass({ kind: 'white', size: 'small' })}
          aria-label={texts.jump_back_to(formatDay(jump_back, language))}
        >
          {texts.jump_back}
        </StayingLink>
      )}
      {jump_on === null ? null : (
        <StayingLink
          href={href(jump_on)}
          className={buttonClass({ kind: 'white', size: 'small' })}
          aria-label={texts.jump_on_to(formatDay(jump_on, language))}
        >
          {texts.jump_on}
        </StayingLink>
      )}
    </p>
  );
};
