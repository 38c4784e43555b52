import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { lastDay } from '@ribambelle/elements/pieces/facts/last-day.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import type { ReactElement } from 'react';
import { PurchaseRow } from '../purchase-row.tsx';
import { type Membership, MembershipBadges } from './membership-badge.tsx';

/** One membership in a list: its name, owner and end; the day is the start of its last cycle. */
export const MembershipRow = ({
  membership,
}: {
  readonly membership: Membership;
}): ReactElement => {
  const texts = useTexts('account');
  const reading = useReading();
  const { expires_at, participant, status, cycles } = membership;
  const last = cycles.at(-1);
  return (
    <PurchaseRow
      href={`/account/memberships/${membership.cuid}`}
      title={membership.membership.title}
      start_at={last?.start_at ?? membership.created_at}
      past={status !== 'ACTIVE' && status !== 'UPCOMING'}
      cancelled={status === 'CANCELLED'}
      facts={[
        participant?.fullname ?? texts.membership_yours,
        `${texts.membership_until} ${lastDay(expires_at, reading)}`,
      ]}
      badge={<MembershipBadges membership={membership} />}
      outstanding_amount={membership.outstanding_amount}
      amount={last?.total_amount ?? 0}
    />
  );
};
