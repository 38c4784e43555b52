import { formatDay } from '@ribambelle/texts/formats/format-date.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { MailDefinition } from '../definition.ts';
import { Button } from '../pieces/button.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import type { CreditReminderFacts } from './facts.ts';

/**
 * Tells a family of credit that did not move for long: how much, since when, and how to use it. A
 * family that owes something reads that its credit can pay it, any other how to have it paid out.
 */
export const creditReminderMail: MailDefinition<CreditReminderFacts> = {
  subject: ({ facts: { amount, test_mode: test }, sender, language }) =>
    textsFor(language)['credit-reminders'].subject({
      organiser: sender.name,
      amount: formatPrice({ amount, language }),
      test,
    }),
  Content: ({ facts, texts: { greeting }, sender, language }) => {
    const texts = textsFor(language)['credit-reminders'];
    const { owed_amount } = facts;
    const money = (amount: number) => formatPrice({ amount, language });
    return (
      <>
        {facts.test_mode ? <Paragraph>{texts.test}</Paragraph> : null}
        <Paragraph>{greeting(facts.firstname)}</Paragraph>
        <Paragraph>
          {texts.opening({
            organiser: sender.name,
            amount: money(facts.amount),
            day: formatDay(facts.day, language),
            since: formatDay(facts.moved_on, language),
          })}
        </Paragraph>
        {owed_amount > 0 ? (
          <Paragraph>{texts.owed(money(owed_amount))}</Paragraph>
        ) : (
          <>
            <Paragraph>{texts.use}</Paragraph>
            <Paragraph>{texts.pay_out}</Paragraph>
          </>
        )}
        <Button href={facts.href}>{owed_amount > 0 ? texts.pay_button : texts.button}</Button>
        <Paragraph>{texts.no_hurry}</Paragraph>
      </>
    );
  },
};
