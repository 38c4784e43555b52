import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { lastDay } from '@ribambelle/elements/pieces/facts/last-day.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import type { ReactElement } from 'react';
import { PurchaseRow } from '../purchase-row.tsx';
import { type Bundle, BundleBadges } from './bundle-badge.tsx';
import { leftText } from './uses-left.ts';

/** One bundle in a list: its name, owner, remaining uses and end. */
export const BundleRow = ({ bundle }: { readonly bundle: Bundle }): ReactElement => {
  const texts = useTexts('account');
  const reading = useReading();
  const { expires_at, participant, status } = bundle;
  return (
    <PurchaseRow
      href={`/account/bundles/${bundle.cuid}`}
      title={bundle.bundle.title}
      start_at={bundle.created_at}
      past={status !== 'VALID'}
      cancelled={status === 'CANCELLED'}
      facts={[
        leftText(bundle, texts),
        participant?.fullname ?? texts.bundle_for_family,
        ...(expires_at === null ? [] : [`${texts.bundle_until} ${lastDay(expires_at, reading)}`]),
      ]}
      badge={<BundleBadges bundle={bundle} />}
      outstanding_amount={bundle.outstanding_amount}
      amount={bundle.total_amount}
    />
  );
};
