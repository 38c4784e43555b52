import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import type { MailDefinition } from '../definition.ts';
import { Button } from '../pieces/button.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import { Paragraphs } from '../pieces/paragraphs.tsx';
import type { CreditReturnFacts } from './facts.ts';

/** Tells a family that its credit did not reach its account, why, and that it is in the wallet. */
export const creditReturnMail: MailDefinition<CreditReturnFacts> = {
  subject: ({ texts, sender }) => texts.credit_return_subject(sender.name),
  Content: ({ facts, texts, language }) => (
    <>
      <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
      <Paragraph>
        {texts.credit_return_opening(formatPrice({ amount: facts.amount, language }))}
      </Paragraph>
      <Paragraphs text={facts.reason} />
      <Paragraph>{texts.credit_return_follows}</Paragraph>
      <Button href={facts.href}>{texts.credit_return_button}</Button>
    </>
  ),
};
