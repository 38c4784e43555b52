import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import type { MailDefinition } from '../definition.ts';
import { type Fact, Facts } from '../pieces/facts.tsx';
import { Greeting } from '../pieces/greeting.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import { readingOf } from '../reading.ts';
import type { CancellationFacts } from './facts.ts';

/** Says that a registration is cancelled, why, and what happens to the money (1 §9.3). */
export const cancellationMail: MailDefinition<CancellationFacts> = {
  subject: ({ texts, sender }) => texts.cancelled_subject(sender.name),
  Content: (drawing) => {
    const { facts, texts, language } = drawing;
    const { fee_amount, online_amount, wallet_amount } = facts;
    const money = (amount: number) => (amount === 0 ? '' : formatPrice({ amount, language }));
    const rows: readonly Fact[] = [
      [texts.when, formatDateRange(facts, readingOf(drawing))],
      [texts.cancelled_reason, facts.message],
      [texts.cancelled_fee, money(fee_amount)],
      [texts.cancelled_online, money(online_amount)],
      [texts.cancelled_wallet, money(wallet_amount)],
    ];
    return (
      <>
        <Greeting firstname={facts.firstname} texts={texts} />
        <Paragraph>{texts.cancelled_opening(facts.participant, facts.activity)}</Paragraph>
        <Facts rows={rows.filter(([, value]) => value !== '')} />
        <Paragraph>
          {online_amount + wallet_amount > 0 ? texts.cancelled_given_back : texts.cancelled_closing}
        </Paragraph>
      </>
    );
  },
};
