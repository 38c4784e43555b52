import type { Answer } from '@ribambelle/api/client.ts';
import { capacityShown, sessionsLeft } from '@ribambelle/domain/availabilities/left.ts';
import { cardBadge, registrationNotice } from '@ribambelle/domain/availabilities/status.ts';
import { DateBlock } from '@ribambelle/ui/dates/date-block.tsx';
import { DateRow } from '@ribambelle/ui/dates/date-row.tsx';
import { DayStrip } from '@ribambelle/ui/dates/day-strip.tsx';
import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import { formatDates } from '@ribambelle/texts/formats/format-dates.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { Badge } from '@ribambelle/ui/feedback/badge.tsx';
import { Price } from '@ribambelle/ui/money/price.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement, ReactNode } from 'react';
import { ageText } from '../facts/age-text.ts';
import { campDays } from './camp-days.ts';
import { locationName } from './location-line.ts';
import { useMembersLine } from '../membership/use-members-line.ts';
import { useReading } from '../facts/use-reading.ts';
import { ToAvailability } from './to-availability.tsx';

export type Availability = Answer<'listAvailabilities'>['data'][number];

interface AvailabilityRowProps {
  readonly availability: Availability;
  /** The moment at which the list was read. */
  readonly now: string;
  /** True to write it above the date, where rows of several activities are listed together. */
  readonly with_title?: boolean;
  /** True when the ages of the rows differ. */
  readonly with_age?: boolean;
  /** Replaces the button that leads to the availability. */
  readonly action?: ReactNode;
}

/** The largest number of places left that counts as few and is shown. */
const FEW = 5;

/** One date to choose: time, location, places left and price (look: availability row). */
export const AvailabilityRow = ({
  availability,
  now,
  with_title = false,
  with_age = false,
  action,
}: AvailabilityRowProps): ReactElement => {
  const texts = useTexts('availabilities');
  const { ages, badges, opens } = useTexts('catalogue');
  const reading = useReading();
  const membersLine = useMembersLine();
  const badge = cardBadge(availability, now);
  const places = capacityShown(availability, now);
  const notice = registrationNotice(availability, now);
  const sessions = sessionsLeft(availability, now);
  const days = campDays(availability.dates, reading.time_zone);
  const when = formatDates(
    availability.dates.length > 0 ? availability.dates : [availability],
    reading,
  );
  const count = availability.dates.length;
  const member_price = availability.members?.price ?? null;
  const facts = [
    with_title ? when : null,
    availability.location === null ? null : locationName(availability.location),
    with_age ? ageText(availability, ages) : null,
    sessions === null
      ? days === null && count > 1
        ? texts.dates_count(count)
        : null
      : texts.sessions_left(sessions.left, sessions.all),
    member_price === null
      ? null
      : texts.members_price(formatPrice({ amount: member_price, ...reading })),
  ];
  return (
    <DateRow
      block={<DateBlock start_at={availability.start_at} {...reading} muted={badge !== null} />}
      title={with_title ? availability.activity.title : when}
      facts={facts.filter((fact) => fact !== null)}
      note={
        membersLine(availability, now) ??
        (notice?.kind === 'opening_scheduled' && notice.at !== null
          ? opens(formatInstant(notice.at, reading))
          : places !== null && places <= FEW
            ? texts.places_left(places)
            : undefined)
      }
      badge={badge === null ? undefined : <Badge tone="red">{badges[badge]}</Badge>}
      strip={days === null ? undefined : <DayStrip days={days} language={reading.language} />}
      price={
        availability.price === 0 ? (
          <strong>{texts.free}</strong>
        ) : (
          <Price amount={availability.price} language={reading.language} size="card" />
        )
      }
      action={action ?? <ToAvailability availability={availability} when={when} notice={notice} />}
      muted={badge !== null}
    />
  );
};
