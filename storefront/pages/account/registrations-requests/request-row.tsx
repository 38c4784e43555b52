import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { DateBlock } from '@ribambelle/ui/dates/date-block.tsx';
import { DateRow } from '@ribambelle/ui/dates/date-row.tsx';
import { Price } from '@ribambelle/ui/money/price.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import { type Request, RequestBadges } from './request-badges.tsx';

/**
 * One request in a list: its availabilities, participant and status; the amount is that of its
 * registrations.
 */
export const RequestRow = ({ request }: { readonly request: Request }): ReactElement => {
  const texts = useTexts('registration-requests');
  const account = useTexts('account');
  const reading = useReading();
  const { activity, availabilities, participant, status, total_amount } = request;
  const is_muted = status === 'REJECTED' || status === 'CANCELLED';
  return (
    <DateRow
      block={
        <DateBlock
          start_at={availabilities[0]?.start_at ?? request.created_at}
          {...reading}
          muted={is_muted}
        />
      }
      title={activity.title}
      facts={[
        participant.fullname,
        texts.requested(availabilities.length),
        `${texts.requested_on} ${formatInstant(request.created_at, reading)}`,
      ]}
      badge={<RequestBadges request={request} />}
      price={
        total_amount > 0 ? <Price amount={total_amount} language={reading.language} /> : <span />
      }
      action={
        <Link
          href={`/account/registrations-requests/${request.cuid}`}
          className={buttonClass({ kind: 'white' })}
          aria-label={`${account.see}, ${activity.title}`}
        >
          {account.see}
        </Link>
      }
      muted={is_muted}
    />
  );
};
