import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { DateBlock } from '@ribambelle/ui/dates/date-block.tsx';
import { DateRow } from '@ribambelle/ui/dates/date-row.tsx';
import { Price } from '@ribambelle/ui/money/price.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';

/** One purchase in a list; the amount is what remains to be paid, if anything. */
export const PurchaseRow = (props: {
  readonly href: string;
  readonly title: string;
  /** The day shown beside it. */
  readonly start_at: string;
  /** True when it is of no use now. */
  readonly past: boolean;
  readonly cancelled: boolean;
  readonly facts: readonly string[];
  readonly badge: ReactElement;
  readonly outstanding_amount: number;
  /** Its price in minor units when nothing remains to be paid; null for one without. */
  readonly amount: number | null;
  /** The words that tell it from others of its title. */
  readonly told_by?: string;
}): ReactElement => {
  const texts = useTexts('account');
  const reading = useReading();
  const { title, outstanding_amount, amount, told_by } = props;
  const is_unpaid = outstanding_amount > 0;
  const label = is_unpaid ? texts.see_and_pay : texts.see;
  const names = told_by === undefined ? [label, title] : [label, title, told_by];
  return (
    <DateRow
      block={<DateBlock start_at={props.start_at} {...reading} muted={props.past} />}
      title={title}
      facts={props.facts}
      badge={props.badge}
      price={
        is_unpaid || amount !== null ? (
          <Price
            amount={is_unpaid ? outstanding_amount : (amount ?? 0)}
            before={is_unpaid ? texts.remains : null}
            language={reading.language}
          />
        ) : undefined
      }
      action={
        <Link
          href={props.href}
          className={buttonClass({ kind: 'white' })}
          aria-label={names.join(', ')}
        >
          {label}
        </Link>
      }
      muted={props.cancelled}
    />
  );
};
