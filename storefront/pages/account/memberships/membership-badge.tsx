import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Badge } from '@ribambelle/ui/feedback/badge.tsx';
import type { ReactElement } from 'react';

export type Membership = Answer<'listAccountMemberships'>['data'][number];

const TONES = {
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
  UPCOMING: 'blue',
  ACTIVE: 'green',
} as const;

/** Badges of a membership: in force or not, its state of payment, and automatic renewal (3 §4). */
export const MembershipBadges = ({
  membership: { status, total_amount, outstanding_amount, recurring },
}: {
  readonly membership: Pick<
    Membership,
    'status' | 'total_amount' | 'outstanding_amount' | 'recurring'
  >;
}): ReactElement => {
  const texts = useTexts('account');
  return (
    <>
      <Badge tone={TONES[status]}>{texts.membership_statuses[status]}</Badge>
      {total_amount > 0 && (
        <Badge tone={outstanding_amount > 0 ? 'yellow' : 'green'}>
          {outstanding_amount > 0
            ? texts.badges.PAYMENT_OUTSTANDING
            : texts.badges.PAYMENT_COMPLETE}
        </Badge>
      )}
      {recurring && (status === 'ACTIVE' || status === 'UPCOMING') && (
        <Badge tone="blue">{texts.membership_recurring}</Badge>
      )}
    </>
  );
};
