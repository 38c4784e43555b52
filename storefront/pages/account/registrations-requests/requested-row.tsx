import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { DateBlock } from '@ribambelle/ui/dates/date-block.tsx';
import { DateRow } from '@ribambelle/ui/dates/date-row.tsx';
import { Badge } from '@ribambelle/ui/feedback/badge.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import type { Request } from './request-badges.tsx';

type Requested = Request['availabilities'][number];

/** One availability of a request: its time and place, and the decision once there is one. */
export const RequestedRow = ({
  requested,
  status,
}: {
  readonly requested: Requested;
  readonly status: Request['status'];
}): ReactElement => {
  const texts = useTexts('registration-requests');
  const reading = useReading();
  const { registration, location, dates, activity } = requested;
  const when = {
    start_at: dates[0]?.start_at ?? requested.start_at,
    end_at: dates.at(-1)?.end_at ?? requested.end_at,
  };
  const span = formatDateRange(when, reading);
  const has_place = registration !== null && !registration.cancelled;
  return (
    <DateRow
      block={
        <DateBlock
          start_at={when.start_at}
          {...reading}
          muted={status !== 'PENDING' && !has_place}
        />
      }
      title={span}
      facts={[activity.title, ...(location === null ? [] : [`${location.name}, ${location.city}`])]}
      badge={
        status === 'APPROVED' ? (
          <Badge tone={has_place ? 'green' : 'neutral'}>
            {has_place ? texts.given : registration === null ? texts.not_given : texts.given_up}
          </Badge>
        ) : undefined
      }
      price={<span />}
      action={
        registration === null ? (
          <span />
        ) : (
          <Link
            href={`/account/registrations/${registration.cuid}`}
            className={buttonClass({ kind: 'white' })}
            aria-label={`${texts.see_registration}, ${span}`}
          >
            {texts.see_registration}
          </Link>
        )
      }
      muted={status !== 'PENDING' && !has_place}
    />
  );
};
