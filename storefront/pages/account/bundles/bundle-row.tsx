import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { lastDay } from '@ribambelle/elements/pieces/facts/last-day.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { DateBlock } from '@ribambelle/ui/dates/date-block.tsx';
import { DateRow } from '@ribambelle/ui/dates/date-row.tsx';
import { Price } from '@ribambelle/ui/money/price.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';
import { type Bundle, BundleBadges } from './bundle-badge.tsx';
import { leftText } from './uses-left.ts';

/**
 * One bundle in a list: its name, owner, remaining uses and end; the amount is what remains to be
 * paid, if anything.
 */
export const BundleRow = ({ bundle }: { readonly bundle: Bundle }): ReactElement => {
  const texts = useTexts('account');
  const reading = useReading();
  const { expires_at, outstanding_amount, participant, status, total_amount } = bundle;
  const { title } = bundle.bundle;
  const is_unpaid = outstanding_amount > 0;
  const label = is_unpaid ? texts.see_and_pay : texts.see;
  return (
    <DateRow
      block={<DateBlock start_at={bundle.created_at} {...reading} muted={status !== 'VALID'} />}
      title={title}
      facts={[
        leftText(bundle, texts),
        participant?.fullname ?? texts.bundle_for_family,
        ...(expires_at === null ? [] : [`${texts.bundle_until} ${lastDay(expires_at, reading)}`]),
      ]}
      badge={<BundleBadges bundle={bundle} />}
      price={
        <Price
          amount={is_unpaid ? outstanding_amount : total_amount}
          before={is_unpaid ? texts.remains : null}
          language={reading.language}
        />
      }
      action={
        <Link
          href={`/account/bundles/${bundle.cuid}`}
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
