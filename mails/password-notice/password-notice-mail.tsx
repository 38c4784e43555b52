import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import type { MailDefinition } from '../definition.ts';
import { Button } from '../pieces/button.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import type { PasswordNoticeFacts } from './facts.ts';

/** Says that a password was chosen by a link, and what to do if it was somebody else. */
export const passwordNoticeMail: MailDefinition<PasswordNoticeFacts> = {
  subject: ({ texts, sender }) => texts.new_password_subject(sender.name),
  Content: ({ facts, texts, sender, language }) => (
    <>
      <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
      <Paragraph>
        {texts.new_password_what(
          sender.name,
          formatInstant(facts.at, { language, time_zone: sender.timezone }),
        )}
      </Paragraph>
      <Paragraph>{texts.new_password_not_you}</Paragraph>
      <Button href={facts.href}>{texts.new_password_button}</Button>
    </>
  ),
};
