import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Badge } from '@ribambelle/ui/feedback/badge.tsx';
import type { ReactElement } from 'react';

export type Bundle = Answer<'listAccountBundles'>['data'][number];

const TONES = {
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
  USED_UP: 'neutral',
  VALID: 'green',
} as const;

/** Badges of a bundle: its present use, and its state of payment (3 §4). */
export const BundleBadges = ({
  bundle: { status, total_amount, outstanding_amount },
}: {
  readonly bundle: Pick<Bundle, 'status' | 'total_amount' | 'outstanding_amount'>;
}): ReactElement => {
  const texts = useTexts('account');
  return (
    <>
      <Badge tone={TONES[status]}>{texts.bundle_statuses[status]}</Badge>
      {total_amount > 0 && (
        <Badge tone={outstanding_amount > 0 ? 'yellow' : 'green'}>
          {outstanding_amount > 0
            ? texts.badges.PAYMENT_OUTSTANDING
            : texts.badges.PAYMENT_COMPLETE}
        </Badge>
      )}
    </>
  );
};
