import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { LoadingOverlay } from '@ribambelle/ui/feedback/loading-overlay.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { Container, Section } from '@ribambelle/ui/layout/page.tsx';
import { Pagination } from '@ribambelle/ui/layout/pagination.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { readPaging, withChanges } from '@ribambelle/ui/router/use-search.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { AvailabilityRow } from '../pieces/availability-row/availability-row.tsx';
import { momentOf } from '../pieces/facts/moment-of.ts';
import { listRequest } from './list-request.ts';
import styles from './list.module.css';
import type { Settings } from './settings.ts';

/** The dates of an activity that can be booked, now or later, and those that one can wait for, earliest first (2 §2). */
export function View({ settings, params }: ViewProps<Settings>): ReactElement {
  const texts = useTexts('availabilities');
  const place = useLocation();
  const search = new URLSearchParams(place.search);
  const page_size = settings['page-size'];
  const { page_number } = readPaging(search);
  const list = useCall(
    'listAvailabilities',
    listRequest(params['activity'] ?? '', { search, page_size }),
    { keep_previous: true },
  );
  const rows = list.data?.data ?? [];
  const count = list.data?.count ?? 0;
  const position = texts.pages.position(
    page_number,
    Math.max(page_number, Math.ceil(count / page_size)),
  );
  return (
    <Container>
      <div className={styles.list} id="dates">
        <Section title={texts.dates_title}>
          {list.data === undefined && <Skeleton shape="row" count={4} />}
          {list.data?.data.length === 0 && (
            <EmptyState
              title={texts.no_dates_title}
              text={texts.no_dates_text}
              action={
                <Link href="/activities" className={buttonClass({ kind: 'white' })}>
                  {texts.other_activities}
                </Link>
              }
            />
          )}
          {rows.length > 0 && (
            <LoadingOverlay active={list.isPlaceholderData} label={texts.loading}>
              {rows.map((availability) => (
                <AvailabilityRow
                  key={availability.id}
                  availability={availability}
                  now={momentOf(list)}
                  with_age={haveSeveralAges(rows)}
                />
              ))}
              <Pagination
                page={page_number}
                size={page_size}
                total={count}
                href={(page) =>
                  `${place.path}${withChanges(place.search, { page_number: page === 1 ? null : page })}#dates`
                }
                Link={Link}
                texts={{ ...texts.pages, position }}
              />
            </LoadingOverlay>
          )}
        </Section>
      </div>
    </Container>
  );
}

function haveSeveralAges(
  rows: readonly { readonly age_minimum: number | null; readonly age_maximum: number | null }[],
): boolean {
  return (
    new Set(rows.map(({ age_minimum, age_maximum }) => `${age_minimum}-${age_maximum}`)).size > 1
  );
}
