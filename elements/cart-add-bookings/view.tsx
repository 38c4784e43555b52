import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { formatDuration } from '@ribambelle/texts/formats/format-duration.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { localTimeOf } from '@ribambelle/texts/formats/local-time.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { Container } from '@ribambelle/ui/layout/page.tsx';
import { Split } from '@ribambelle/ui/layout/split.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useSearch } from '@ribambelle/ui/router/use-search.ts';
import type { ReactElement, ReactNode } from 'react';
import type { ViewProps } from '../element.ts';
import { locationName } from '../pieces/availability-row/location-line.ts';
import { dayText } from '../pieces/facts/day-text.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import { AddPanel } from './add-panel.tsx';
import { priceOf, readWantedTime, slotRequest, type WantedTime } from './requests.ts';
import type { Settings } from './settings.ts';
import styles from './view.module.css';

/**
 * A booking before it goes into the cart (2 §2): resource, location, time, length, price and
 * participants.
 */
export function View(_props: ViewProps<Settings>): ReactElement {
  const [wanted] = useSearch(readWantedTime);
  const texts = useTexts('resources');
  const resource = useCall(
    'getResource',
    { resource: wanted?.resource ?? '' },
    { enabled: wanted !== null },
  );
  return (
    <Container>
      <div className={styles.page}>
        <h1>{texts.add_title}</h1>
        {(wanted === null || resource.isError) && <Nothing href="/resources" />}
        {wanted !== null && resource.data !== undefined && (
          <Wanted wanted={wanted} resource={resource.data} />
        )}
        {wanted !== null && resource.data === undefined && !resource.isError && (
          <Skeleton shape="row" count={2} />
        )}
      </div>
    </Container>
  );
}

const Wanted = (input: {
  readonly wanted: WantedTime;
  readonly resource: Answer<'getResource'>;
}): ReactElement => {
  const { wanted, resource } = input;
  const { start_at, end_at, duration } = wanted;
  const texts = useTexts('resources');
  const reading = useReading();
  const { language } = reading;
  const slots = useCall('listResourceAvailabilities', slotRequest(resource.id, wanted));
  const price = slots.data && priceOf(wanted, slots.data.data);
  if (slots.data !== undefined && price === undefined) {
    const date = dayText(localTimeOf(start_at, reading.time_zone));
    return <Nothing href={`/resources/${resource.cuid}?date=${date}&duration=${duration}`} />;
  }
  const facts: readonly (readonly [string, ReactNode])[] = [
    [texts.what, <strong key="what">{resource.name}</strong>],
    ...(resource.location === null
      ? []
      : [[texts.where, locationName(resource.location)] as const]),
    [texts.when, formatDateRange({ start_at, end_at }, reading)],
    [texts.duration, formatDuration(duration * wanted.dates.length, language)],
    [texts.amount, price === undefined ? '' : formatPrice({ amount: price, language })],
  ];
  return (
    <Split
      panel_label={texts.add_title}
      panel={
        price === undefined ? (
          <Skeleton shape="text" count={2} />
        ) : (
          <AddPanel wanted={wanted} resource={resource} price={price} />
        )
      }
    >
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Split>
  );
};

/** A notice that the time cannot, or can no longer, be booked, with a link to other times. */
const Nothing = ({ href }: { readonly href: string }): ReactElement => {
  const texts = useTexts('resources');
  return (
    <EmptyState
      title={texts.gone_title}
      text={texts.gone_text}
      action={
        <Link href={href} className={buttonClass({ kind: 'primary' })}>
          {texts.other_time}
        </Link>
      }
    />
  );
};
