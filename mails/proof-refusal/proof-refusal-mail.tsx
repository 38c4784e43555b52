import { formatDay } from '@ribambelle/texts/formats/format-date.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import type { MailDefinition } from '../definition.ts';
import { Button } from '../pieces/button.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import { Paragraphs } from '../pieces/paragraphs.tsx';
import type { ProofRefusalFacts } from './facts.ts';

/** Tells a family why its proof of payment was refused, and where it can send another. */
export const proofRefusalMail: MailDefinition<ProofRefusalFacts> = {
  subject: ({ texts, sender }) => texts.proof_refusal_subject(sender.name),
  Content: ({ facts, texts, language }) => (
    <>
      <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
      <Paragraph>
        {texts.proof_refusal_opening(
          formatPrice({ amount: facts.amount, language }),
          formatDay(facts.paid_on, language),
        )}
      </Paragraph>
      <Paragraphs text={facts.reason} />
      <Paragraph>{texts.proof_refusal_follows}</Paragraph>
      <Button href={facts.href}>{texts.proof_refusal_button}</Button>
    </>
  ),
};
