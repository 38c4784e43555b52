import { cardBadge } from '@ribambelle/domain/availabilities/status.ts';
import { Picture } from '@ribambelle/ui/cards/picture.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { Badge } from '@ribambelle/ui/feedback/badge.tsx';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { Split } from '@ribambelle/ui/layout/split.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type ReactElement, useRef } from 'react';
import type { ViewProps } from '../element.ts';
import { CatalogueCrumbs } from '../pieces/crumbs/catalogue-crumbs.tsx';
import { momentOf } from '../pieces/facts/moment-of.ts';
import { motifOf } from '../pieces/facts/motif-of.ts';
import { shownProperties } from '../pieces/facts/properties.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import { AvailabilityFacts } from './availability-facts.tsx';
import { AvailabilityPrice } from './availability-price.tsx';
import { RegistrationBar } from './registration-bar.tsx';
import { RegistrationPanel } from './registration-panel.tsx';
import { availabilityRequest } from './requests.ts';
import type { Settings } from './settings.ts';
import { useInSight } from '../pieces/sight/use-in-sight.ts';
import styles from './view.module.css';

/** One date with all its facts, and the way to register next to it (2 §2). */
export function View({ settings, params }: ViewProps<Settings>): ReactElement | null {
  const { register } = useTexts('availability-page');
  const { badges } = useTexts('catalogue');
  const reading = useReading();
  const call = useCall('getAvailability', availabilityRequest(params));
  const panel = useRef<HTMLDivElement>(null);
  const is_panel_in_sight = useInSight(panel);
  const { data: availability } = call;
  if (availability === undefined) return null;
  const now = momentOf(call);
  const properties = shownProperties(settings['availabilities-properties']);
  const { activity } = availability;
  const badge = cardBadge(availability, now);
  return (
    <Container>
      <div className={styles.page}>
        <CatalogueCrumbs
          between={[{ label: activity.title, href: `/activities/${activity.slug}` }]}
          here={formatDateRange(availability, reading)}
        />
        <Split
          panel_label={register}
          panel={
            <div ref={panel} id="registration" className={styles.panel}>
              <h2 className={styles.panelTitle}>{register}</h2>
              <AvailabilityPrice availability={availability} />
              <RegistrationPanel availability={availability} now={now} />
            </div>
          }
          bar={
            is_panel_in_sight ? undefined : (
              <RegistrationBar availability={availability} now={now} />
            )
          }
        >
          <header className={styles.head}>
            <h1>{activity.title}</h1>
            <p className={styles.when}>{formatDateRange(availability, reading)}</p>
            {badge !== null && (
              <p>
                <Badge tone="red">{badges[badge]}</Badge>
              </p>
            )}
          </header>
          {properties.includes('images') && (
            <div className={styles.picture}>
              <Picture
                src={activity.images[0]?.public_url ?? null}
                alt={activity.images[0]?.alt ?? ''}
                motif={motifOf(activity.motif)}
                seed={activity.cuid}
                eager
              />
            </div>
          )}
          <AvailabilityFacts availability={availability} now={now} properties={properties} />
        </Split>
      </div>
    </Container>
  );
}
