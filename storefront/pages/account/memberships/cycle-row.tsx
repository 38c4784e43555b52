import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { lastDay } from '@ribambelle/elements/pieces/facts/last-day.ts';
import { useReading } from '@ribambelle/elements/pieces/facts/use-reading.ts';
import { formatDate } from '@ribambelle/texts/formats/format-date.ts';
import { buttonClass } from '@ribambelle/ui/actions/button-class.ts';
import { DateBlock } from '@ribambelle/ui/dates/date-block.tsx';
import { DateRow } from '@ribambelle/ui/dates/date-row.tsx';
import { Badge } from '@ribambelle/ui/feedback/badge.tsx';
import { Price } from '@ribambelle/ui/money/price.tsx';
import { Link } from '@ribambelle/ui/router/link.tsx';
import type { ReactElement } from 'react';

type Item = Extract<Answer<'getAccountCart'>['items'][number], { type: 'MEMBERSHIP' }>;

/** A cycle of a membership in its order: its name, owner and span, and a link to the membership. */
export const CycleOfOrder = ({
  membership,
}: {
  readonly membership: Item['membership'];
}): ReactElement => {
  const texts = useTexts('account');
  const { title, participant, cancelled, cuid, ...cycle } = membership;
  return (
    <CycleRow
      cycle={cycle}
      title={title}
      who={participant?.fullname ?? texts.membership_yours}
      muted={cancelled}
      action={
        <Link
          href={`/account/memberships/${cuid}`}
          className={buttonClass({ kind: 'white' })}
          aria-label={`${texts.see}, ${title}`}
        >
          {texts.see}
        </Link>
      }
    />
  );
};

/** One cycle: its span, its price, and its state of payment. */
export const CycleRow = (props: {
  readonly cycle: {
    readonly start_at: string;
    readonly end_at: string;
    readonly total_amount: number;
    readonly paid_amount: number;
  };
  readonly title: string;
  readonly who: string | null;
  readonly muted: boolean;
  readonly action?: ReactElement;
}): ReactElement => {
  const texts = useTexts('account');
  const reading = useReading();
  const { cycle, title, who, muted, action } = props;
  const { start_at, end_at, total_amount, paid_amount } = cycle;
  const paid = paid_amount >= total_amount;
  return (
    <DateRow
      block={<DateBlock start_at={start_at} {...reading} muted={muted} />}
      title={title}
      facts={[
        ...(who === null ? [] : [who]),
        texts.membership_from_until(
          formatDate(start_at, { ...reading, year: true }),
          lastDay(end_at, reading),
        ),
      ]}
      badge={
        total_amount === 0 ? undefined : (
          <Badge tone={paid ? 'green' : 'yellow'}>
            {paid ? texts.badges.PAYMENT_COMPLETE : texts.badges.PAYMENT_OUTSTANDING}
          </Badge>
        )
      }
      price={<Price amount={total_amount} language={reading.language} />}
      action={action}
      muted={muted}
    />
  );
};
