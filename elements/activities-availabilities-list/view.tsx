import type { Answer } from '@ribambelle/api/client.ts';
import { registrationNotice } from '@ribambelle/domain/availabilities/status.ts';
import { localTimeOf } from '@ribambelle/texts/formats/local-time.ts';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { Drawn } from '@ribambelle/ui/data/drawn.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { LoadingOverlay } from '@ribambelle/ui/feedback/loading-overlay.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { Container, Section } from '@ribambelle/ui/layout/page.tsx';
import { pagesOf } from '@ribambelle/ui/layout/page-edges.ts';
import { Pagination } from '@ribambelle/ui/layout/pagination.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { readPaging } from '@ribambelle/ui/router/read-paging.ts';
import { withChanges } from '@ribambelle/ui/router/use-search.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import {
  type Availability,
  AvailabilityRow,
} from '../pieces/availability-row/availability-row.tsx';
import { FailedList } from '../pieces/cards-grid/failed-list.tsx';
import { dayText } from '../pieces/facts/day-text.ts';
import { momentOf } from '../pieces/facts/moment-of.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import { listRequest } from './list-request.ts';
import styles from './list.module.css';
import type { Settings } from './settings.ts';

/**
 * The dates of an activity that can be booked now or later, and those with a waiting list, earliest
 * first (2 §2).
 */
export function View({ settings, params }: ViewProps<Settings>): ReactElement {
  const texts = useTexts('availabilities');
  const search = new URLSearchParams(useLocation().search);
  const page_size = settings['page-size'];
  const of = { activity: params['activity'] ?? '' };
  const by_request = useCall('getActivity', of).data?.registration_flow === 'REQUEST';
  const list = useCall('listAvailabilities', listRequest(of.activity, { search, page_size }), {
    keep_previous: true,
  });
  return (
    <Container>
      <div className={styles.list} id="dates">
        <Section title={texts.dates_title}>
          {list.data === undefined && list.drawn === null ? (
            list.isError ? (
              <FailedList again={list.refetch} />
            ) : (
              <Skeleton shape="row" count={4} />
            )
          ) : (
            <LoadingOverlay active={list.isPlaceholderData} label={texts.loading}>
              <Drawn answer={list}>
                {(found) => (
                  <Dates
                    found={found}
                    page_size={page_size}
                    by_request={by_request}
                    now={momentOf(list)}
                  />
                )}
              </Drawn>
            </LoadingOverlay>
          )}
        </Section>
      </div>
    </Container>
  );
}

interface DatesProps {
  readonly found: Answer<'listAvailabilities'>;
  readonly now: string;
  readonly page_size: number;
  /** True when dates are requested together, in the week of the activity. */
  readonly by_request: boolean;
}

const Dates = ({
  found: { data, count },
  now,
  page_size,
  by_request,
}: DatesProps): ReactElement => {
  const texts = useTexts('availabilities');
  const { path, search } = useLocation();
  const { page_number } = readPaging(new URLSearchParams(search));
  const position = texts.pages.position(
    page_number,
    pagesOf({ page: page_number, size: page_size, total: count, rows: data.length }),
  );
  if (data.length === 0) {
    return (
      <EmptyState
        title={texts.no_dates_title}
        text={texts.no_dates_text}
        action={
          <Link href="/activities" className={buttonClass({ kind: 'white' })}>
            {texts.other_activities}
          </Link>
        }
      />
    );
  }
  return (
    <>
      {data.map((availability) => (
        <AvailabilityRow
          key={availability.id}
          availability={availability}
          now={now}
          with_age={haveSeveralAges(data)}
          action={
            by_request && registrationNotice(availability, now) === null ? (
              <ToRequest availability={availability} />
            ) : undefined
          }
        />
      ))}
      <Pagination
        page={page_number}
        size={page_size}
        total={count}
        href={(page) =>
          `${path}${withChanges(search, { page_number: page === 1 ? null : page })}#dates`
        }
        Link={Link}
        texts={{ ...texts.pages, position }}
      />
    </>
  );
};

/** A link to the week of the activity, with this date chosen. */
const ToRequest = ({ availability }: { readonly availability: Availability }): ReactElement => {
  const texts = useTexts('catalogue');
  const reading = useReading();
  const { activity, cuid, start_at } = availability;
  const day = dayText(localTimeOf(start_at, reading.time_zone));
  return (
    <Link
      href={`/cart/registrations-requests/${activity.slug}?availabilities=${cuid}&date=${day}`}
      className={buttonClass({ kind: 'primary' })}
      aria-label={texts.choose_date(formatDateRange(availability, reading))}
    >
      {texts.choose}
    </Link>
  );
};

function haveSeveralAges(
  rows: readonly { readonly age_minimum: number | null; readonly age_maximum: number | null }[],
): boolean {
  return (
    new Set(rows.map(({ age_minimum, age_maximum }) => `${age_minimum}-${age_maximum}`)).size > 1
  );
}
