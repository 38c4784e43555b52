import { formatDay } from '@ribambelle/texts/formats/format-date.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import type { MailDefinition } from '../definition.ts';
import { Button } from '../pieces/button.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import type { CollectionFacts } from './facts.ts';

/**
 * Tells a family that a payment by the means that is kept failed or came back, what follows by
 * itself, and where it can pay.
 */
export const collectionMail: MailDefinition<CollectionFacts> = {
  subject: ({ facts, texts, sender }) =>
    facts.charged_back
      ? texts.collection_back_subject(sender.name)
      : texts.collection_subject(sender.name),
  Content: ({ facts, texts, language }) => {
    const { firstname, label, try_on, charged_back, ended, href } = facts;
    const amount = formatPrice({ amount: facts.amount, language });
    const opening = charged_back ? texts.collection_back_opening : texts.collection_opening;
    return (
      <>
        <Paragraph>{texts.greeting(firstname)}</Paragraph>
        <Paragraph>{opening(amount, label)}</Paragraph>
        {try_on === null ? (
          <Paragraph>{texts.collection_pay}</Paragraph>
        ) : (
          <Paragraph>{texts.collection_again(formatDay(try_on, language))}</Paragraph>
        )}
        {ended ? <Paragraph>{texts.collection_ended}</Paragraph> : null}
        <Button href={href}>{texts.collection_button}</Button>
      </>
    );
  },
};
