import { useCode } from '@ribambelle/client/data/use-code.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useFormCode } from '@ribambelle/client/texts/use-form-code.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { registrationNotice } from '@ribambelle/domain/availabilities/status.ts';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { PictureCard } from '@ribambelle/ui/cards/picture-card.tsx';
import { useSession } from '@ribambelle/ui/data/use-session.ts';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import { type ReactElement, useState } from 'react';
import type { ViewProps } from '../element.ts';
import { ToAvailability } from '../pieces/availability-row/to-availability.tsx';
import { CardsResult } from '../pieces/cards-grid/cards-result.tsx';
import { useFoundCount } from '../pieces/cards-grid/use-found-count.ts';
import type { DateOfList } from '../pieces/date-card/date-facts.ts';
import { datesRequest, daysRequest, PAGE_SIZE } from '../pieces/date-card/date-requests.ts';
import { useCardOfDate } from '../pieces/date-card/use-card-of-date.ts';
import { momentOf } from '../pieces/facts/moment-of.ts';
import { shownProperties } from '../pieces/facts/properties.ts';
import { useReading } from '../pieces/facts/use-reading.ts';
import { appliedQuery } from '../pieces/filters/applied-filters.ts';
import { FilteredList } from '../pieces/filters/filtered-list.tsx';
import { activeFilters } from '../pieces/filters/grid-query.ts';
import { useGridFilters } from '../pieces/filters/use-grid-filters.ts';
import { asksForDays } from './asks-for-days.ts';
import { NextDay } from './next-day.tsx';
import type { Settings } from './settings.ts';

const NO_PERIODS = {};
// code that is not needed to read the page, or only when signed in
const loadCalendar = async () =>
  (await import('../pieces/filters/filter-calendar.tsx')).FilterCalendar;
const CALENDAR_WORDS = ['availabilities'] as const;
const loadButton = async () => (await import('./book-button.tsx')).BookButton;
const BOOKING_WORDS = ['cart', 'quick-booking'] as const;
const loadBooking = async () => (await import('./quick-booking.tsx')).QuickBooking;

/**
 * Dates in rows, next to a calendar with a dot on days with dates; a family books one in the list
 * (2 §2, §4).
 */
export function View({ settings, id }: ViewProps<Settings>): ReactElement {
  const texts = { ...useTexts('catalogue'), ...useTexts('catalogue-dates') };
  const filters = useGridFilters(id);
  const { query } = filters;
  const answer = useCall('listAvailabilities', datesRequest(settings, query), {
    keep_previous: true,
  });
  const days_answer = useCall('listAvailabilityDays', daysRequest(settings, query), {
    enabled: asksForDays(settings, query),
    keep_previous: true,
  });
  const days = days_answer.data?.dates.map(({ date }) => date) ?? [];
  const counted = useFoundCount(answer);
  const shown = shownProperties(settings['availabilities-filters']);
  const applied = appliedQuery(settings['availabilities-filters'], { query });
  const now = momentOf(answer);
  const cardOf = useCardOfDate(shownProperties(settings['availabilities-properties']), {
    chip: false,
  });
  const Calendar = useFormCode(
    { is_needed: shown.includes('date-calendar'), nouns: CALENDAR_WORDS },
    loadCalendar,
  );
  const [booked_date, setBookedDate] = useState<DateOfList | null>(null);
  const Booking = useFormCode(
    { is_needed: booked_date !== null, nouns: BOOKING_WORDS },
    loadBooking,
  );
  return (
    <>
      <FilteredList
        id={id}
        filters={filters}
        shown={shown}
        answer={answer}
        counted={counted}
        texts={texts}
        periods={NO_PERIODS}
        layout="aside"
        calendar={
          Calendar === null ? (
            <Skeleton shape="card" count={1} />
          ) : (
            <Calendar filters={filters} days={days} with_field={!shown.includes('date')} />
          )
        }
      >
        <CardsResult
          filters={filters}
          applied={applied}
          texts={texts}
          settings={{ ...settings, columns: 1, limit: null }}
          look="rows"
          loading={<Skeleton shape="row" count={6} />}
          filtered={shown.length > 0 || activeFilters(applied) > 0}
          found={{ answer, counted }}
          size={PAGE_SIZE}
          way_out={<NextDay filters={filters} days={days} chosen={applied.date} />}
        >
          {(dates) =>
            dates.map((availability, index) => {
              const { card, closed } = cardOf(availability, now);
              return (
                <PictureCard
                  key={availability.id}
                  card={card}
                  grey={closed && settings['card-image-grayscale']}
                  look="row"
                  eager={index === 0}
                  action={<Action availability={availability} now={now} onBook={setBookedDate} />}
                />
              );
            })
          }
        </CardsResult>
      </FilteredList>
      {/* forms cannot be nested, and the filters are one */}
      {Booking !== null && booked_date !== null && (
        <Booking availability={booked_date} now={now} onClose={() => setBookedDate(null)} />
      )}
    </>
  );
}

interface ActionProps {
  readonly availability: DateOfList;
  readonly now: string;
  readonly onBook: (availability: DateOfList) => void;
}

/** A link to the date or, for a family that is signed in, a button that books it here. */
const Action = ({ availability, now, onBook }: ActionProps): ReactElement => {
  const reading = useReading();
  const session = useSession();
  const notice = registrationNotice(availability, now);
  const BookButton = useCode(notice === null && session?.customer != null, loadButton);
  const when = formatDateRange(availability, reading);
  const way = <ToAvailability availability={availability} notice={notice} when={when} />;
  return BookButton === null || session === undefined ? (
    way
  ) : (
    <BookButton
      availability={availability}
      session={session}
      when={when}
      way={way}
      onBook={onBook}
    />
  );
};
