import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { lastDay } from '@ribambelle/elements/pieces/facts/last-day.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { DateBlock } from '@ribambelle/ui/dates/date-block.tsx';
import { DateRow } from '@ribambelle/ui/dates/date-row.tsx';
import { Price } from '@ribambelle/ui/money/price.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import { type Membership, MembershipBadges } from './membership-badge.tsx';

/**
 * One membership in a list: its name, owner and end; the amount is what remains to be paid, if
 * anything.
 */
export const MembershipRow = ({
  membership,
}: {
  readonly membership: Membership;
}): ReactElement => {
  const texts = useTexts('account');
  const reading = useReading();
  const { expires_at, outstanding_amount, participant, status, cycles } = membership;
  const { title } = membership.membership;
  const is_unpaid = outstanding_amount > 0;
  const label = is_unpaid ? texts.see_and_pay : texts.see;
  const current = status === 'ACTIVE' || status === 'UPCOMING';
  const last = cycles.at(-1);
  return (
    <DateRow
      block={
        <DateBlock
          start_at={last?.start_at ?? membership.created_at}
          {...reading}
          muted={!current}
        />
      }
      title={title}
      facts={[
        participant?.fullname ?? texts.membership_yours,
        `${texts.membership_until} ${lastDay(expires_at, reading)}`,
      ]}
      badge={<MembershipBadges membership={membership} />}
      price={
        <Price
          amount={is_unpaid ? outstanding_amount : (last?.total_amount ?? 0)}
          before={is_unpaid ? texts.remains : null}
          language={reading.language}
        />
      }
      action={
        <Link
          href={`/account/memberships/${membership.cuid}`}
          className={buttonClass({ kind: 'white' })}
          aria-label={`${label}, ${title}`}
        >
          {label}
        </Link>
      }
      muted={status === 'CANCELLED'}
    />
  );
};
