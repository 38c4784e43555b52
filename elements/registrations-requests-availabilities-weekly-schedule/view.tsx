import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { CatalogueCrumbs } from '../pieces/crumbs/catalogue-crumbs.tsx';
import { ConditionList } from '../pieces/requests/condition-list.tsx';
import { scheduleLook } from '../pieces/schedule/schedule-look.ts';
import { useDateItems } from '../pieces/schedule/use-date-items.ts';
import { useWeek } from '../pieces/schedule/use-week.ts';
import { WeeklySchedule } from '../pieces/schedule/weekly-schedule.tsx';
import { RequestBar } from './request-bar.tsx';
import { requestFilters } from './request-filters.ts';
import type { Settings } from './settings.ts';
import { TierChoice } from './tier-choice.tsx';
import { useRequestChoice } from './use-request-choice.ts';
import styles from './view.module.css';

type Configuration = Answer<'getRegistrationsRequestsConfiguration'>;

/**
 * The week of an activity by request: its dates are chosen here, and requested on the next page
 * (2 §2).
 */
export function View({ settings, params }: ViewProps<Settings>): ReactElement | null {
  const texts = useTexts('registration-requests').choosing;
  const { mails_delivered } = useWebsite().organiser.settings;
  const of = { activity: params['activity'] ?? '' };
  const { data: activity } = useCall('getActivity', of);
  const { data: configuration } = useCall('getRegistrationsRequestsConfiguration', of);
  if (activity === undefined || configuration === undefined) return null;
  return (
    <Container>
      <div className={styles.page}>
        <CatalogueCrumbs
          between={[{ label: activity.title, href: `/activities/${activity.slug}` }]}
          here={texts.choose_title}
        />
        <header className={styles.head}>
          <h1>{activity.title}</h1>
          {configuration.registration_flow === 'REQUEST' && (
            <p>{mails_delivered ? texts.choose_intro : texts.choose_intro_without_mail}</p>
          )}
        </header>
        {configuration.registration_flow === 'REQUEST' ? (
          <Choosing
            settings={settings}
            configuration={configuration}
            activity={of.activity}
            title={activity.title}
          />
        ) : (
          <EmptyState
            title={texts.direct_title}
            text={texts.direct_text}
            action={
              <Link
                href={`/activities/${activity.slug}`}
                className={buttonClass({ kind: 'primary' })}
              >
                {texts.direct_action}
              </Link>
            }
          />
        )}
      </div>
    </Container>
  );
}

interface ChoosingProps {
  readonly settings: Settings;
  /** The activity, as the path names it. */
  readonly activity: string;
  readonly title: string;
  readonly configuration: Configuration;
}

const Choosing = ({ settings, activity, title, configuration }: ChoosingProps): ReactElement => {
  const texts = useTexts('registration-requests').choosing;
  const { tiers } = configuration;
  const request = useRequestChoice(activity, configuration);
  const { dates, now, ...week } = useWeek({
    filters: requestFilters(settings, activity),
    initial_navigation: true,
  });
  const { items, same } = useDateItems(dates ?? [], {
    now,
    with_title: false,
    properties: settings['availabilities-properties'],
    links: 'none',
  });
  return (
    <>
      <TierChoice tiers={tiers} chosen={request.tier} onChoose={request.chooseTier} />
      <ConditionList constraints={configuration.constraints} />
      <section className={styles.week} aria-labelledby="week">
        <h2 id="week" className={styles.title}>
          {texts.choose_title}
        </h2>
        {same.length === 0 ? null : <p className={styles.same}>{same.join(' · ')}</p>}
        <WeeklySchedule
          {...week}
          {...scheduleLook(settings)}
          label={texts.week_of(title)}
          items={dates === undefined ? undefined : items}
          choice={request.choice}
        />
      </section>
      <RequestBar {...request} />
    </>
  );
};
