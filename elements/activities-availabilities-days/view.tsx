import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDate } from '@ribambelle/texts/formats/format-date.ts';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { formatTime } from '@ribambelle/texts/formats/format-time.ts';
import { localTimeOf } from '@ribambelle/texts/formats/local-time.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Badge } from '@ribambelle/ui/feedback/badge.tsx';
import { LoadingOverlay } from '@ribambelle/ui/feedback/loading-overlay.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { Container, Section } from '@ribambelle/ui/layout/page.tsx';
import { Price } from '@ribambelle/ui/money/price.tsx';
import { pagesOf } from '@ribambelle/ui/layout/page-edges.ts';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { readPaging } from '@ribambelle/ui/router/read-paging.ts';
import { withChanges } from '@ribambelle/ui/router/use-search.ts';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { FailedList } from '../pieces/cards-grid/failed-list.tsx';
import { useReading } from '../pieces/facts/use-reading.ts';
import styles from './days.module.css';
import { calendarRequest, chosenDay, daysRequest } from './days-request.ts';
import { DaysCalendar } from './days-calendar.tsx';
import type { Settings } from './settings.ts';

type Found = Answer<'listAvailabilityDates'>['availabilities_dates'];
type FoundDate = Found['data'][number];

/** The largest number of places left that counts as few and is shown. */
const FEW = 5;

/**
 * The dates of an activity day by day, from a given day, next to a calendar of the days with dates
 * (2 §2).
 */
export function View({ settings, params }: ViewProps<Settings>): ReactElement {
  const texts = useTexts('availabilities');
  return (
    <Container>
      <div className={styles.days} id="dates">
        <Section title={texts.dates_title}>
          <Days activity={params['activity'] ?? ''} settings={settings} />
        </Section>
      </div>
    </Container>
  );
}

const Days = ({
  activity,
  settings,
}: {
  readonly activity: string;
  readonly settings: Settings;
}): ReactElement => {
  const texts = useTexts('availabilities');
  const { calendar, 'page-size': page_size } = settings;
  const search = new URLSearchParams(useLocation().search);
  const dates = useCall('listAvailabilityDates', daysRequest(activity, { search, page_size }), {
    keep_previous: true,
  });
  const days = useCall('listAvailabilityDays', calendarRequest(activity), { enabled: calendar });
  const offered_days = days.data?.dates.map(({ date }) => date) ?? [];
  const chosen_day = chosenDay(search);
  if (dates.data === undefined) {
    return dates.isError ? (
      <FailedList again={dates.refetch} />
    ) : (
      <Skeleton shape="row" count={4} />
    );
  }
  const found_dates = dates.data.availabilities_dates;
  return (
    <div className={calendar && offered_days.length > 0 ? styles.beside : undefined}>
      {calendar && offered_days.length > 0 ? (
        <DaysCalendar days={offered_days} chosen={chosen_day} />
      ) : null}
      <LoadingOverlay active={dates.isPlaceholderData} label={texts.loading}>
        {found_dates.data.length === 0 ? (
          <NoDates />
        ) : (
          <DaysOf found={found_dates} page_size={page_size} />
        )}
      </LoadingOverlay>
    </div>
  );
};

const NoDates = (): ReactElement => {
  const texts = useTexts('availabilities');
  return (
    <p>
      {texts.no_dates_title}. <Link href="/activities">{texts.other_activities}</Link>
    </p>
  );
};

const DaysOf = ({ found, page_size }: { found: Found; page_size: number }): ReactElement => {
  const texts = useTexts('availabilities');
  const { search } = useLocation();
  const reading = useReading();
  const { page_number } = readPaging(new URLSearchParams(search));
  const dayOf = ({ start_at }: FoundDate) => {
    const { year, month, day } = localTimeOf(start_at, reading.time_zone);
    return `${year}-${month}-${day}`;
  };
  const pages = pagesOf({
    page: page_number,
    size: page_size,
    total: found.count,
    rows: found.data.length,
  });
  return (
    <>
      {[...Map.groupBy(found.data, dayOf)].map(([day, dates]) => (
        <section key={day} className={styles.day}>
          <h3 className={styles.title}>
            {formatDate(dates[0]?.start_at ?? '', { ...reading, year: true })}
          </h3>
          <ul className={styles.dates}>
            {dates.map((date) => (
              <OneDate key={date.id} date={date} />
            ))}
          </ul>
        </section>
      ))}
      {pages === 1 ? null : (
        <nav className={styles.pages} aria-label={texts.pages.label}>
          {page_number > 1 ? (
            <Page to={Math.min(page_number - 1, pages)}>{texts.pages.previous}</Page>
          ) : null}
          <span>{texts.pages.position(page_number, pages)}</span>
          {page_number < pages ? <Page to={page_number + 1}>{texts.pages.next}</Page> : null}
        </nav>
      )}
    </>
  );
};

const Page = ({ to, children }: { to: number; children: string }): ReactElement => {
  const { path, search } = useLocation();
  const href = `${path}${withChanges(search, { page_number: to === 1 ? null : to })}#dates`;
  return (
    <Link href={href} className={buttonClass({ kind: 'white' })}>
      {children}
    </Link>
  );
};

/**
 * One date: its hours, its availability, the number of places left when they are few, and the link
 * to choose it.
 */
const OneDate = ({ date }: { date: FoundDate }): ReactElement => {
  const texts = useTexts('availabilities');
  const catalogue = useTexts('catalogue');
  const reading = useReading();
  const { availability, status, places_left: places } = date;
  const full = status === 'FULL';
  const hours = [date.start_at, date.end_at].map((at) => formatTime(at, reading)).join(' – ');
  const whole = availability.start_at !== date.start_at || availability.end_at !== date.end_at;
  const days = formatDateRange(availability, { ...reading, days_only: true });
  const when = `${formatDate(date.start_at, reading)}, ${hours}`;
  return (
    <li className={styles.date}>
      <span className={styles.words}>
        <strong>{hours}</strong>
        {whole ? <span>{texts.part_of(days)}</span> : null}
        {full ? (
          <span>
            <Badge tone="red">{catalogue.badges.FULL}</Badge>
          </span>
        ) : places !== null && places <= FEW ? (
          <span className={styles.note}>{texts.places_left(places)}</span>
        ) : null}
      </span>
      {availability.price === 0 ? (
        <strong>{texts.free}</strong>
      ) : (
        <Price amount={availability.price} language={reading.language} size="card" />
      )}
      <Link
        href={`/availabilities/${availability.activity.slug}/${availability.cuid}`}
        className={buttonClass({ kind: full ? 'white' : 'primary' })}
        aria-label={full ? catalogue.wait_for(when) : catalogue.choose_date(when)}
      >
        {full ? catalogue.wait : catalogue.choose}
      </Link>
    </li>
  );
};
