import { formatLastDay } from '@ribambelle/texts/formats/format-last-day.ts';
import { formatDate } from '@ribambelle/texts/formats/format-date.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import type { MailDefinition } from '../definition.ts';
import { Button } from '../pieces/button.tsx';
import { type Fact, Facts } from '../pieces/facts.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import { readingOf } from '../reading.ts';
import type { MembershipRenewalFacts } from './facts.ts';

/**
 * Says that a membership will renew itself, when and at what price, and where to stop it (3 §2).
 */
export const membershipRenewalMail: MailDefinition<MembershipRenewalFacts> = {
  subject: ({ facts, texts, sender }) => texts.membership_renewal_subject(sender.name, facts.title),
  Content: (drawing) => {
    const { facts, texts } = drawing;
    const reading = { ...readingOf(drawing), year: true };
    const whose: readonly Fact[] =
      facts.participant === null ? [] : [[texts.for_participant, facts.participant]];
    const amount = formatPrice({ amount: facts.price, language: reading.language });
    return (
      <>
        <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
        <Paragraph>{texts.membership_renewal_opening(facts.title)}</Paragraph>
        <Facts
          rows={[
            ...whose,
            [texts.membership_renewal_ends, formatLastDay(facts.ends_at, reading)],
            [texts.membership_renewal_on, formatDate(facts.renews_at, reading)],
            [texts.membership_renewal_price, amount],
          ]}
        />
        <Paragraph>{texts.membership_renewal_nothing_to_do}</Paragraph>
        <Button href={facts.href}>{texts.membership_renewal_button}</Button>
      </>
    );
  },
};
