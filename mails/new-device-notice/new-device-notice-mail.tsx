import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import type { MailDefinition } from '../definition.ts';
import { Button } from '../pieces/button.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import type { NewDeviceNoticeFacts } from './facts.ts';

/**
 * Says that the account was signed in to on a new device, and what to do if it was somebody else.
 */
export const newDeviceNoticeMail: MailDefinition<NewDeviceNoticeFacts> = {
  subject: ({ texts, sender }) => texts.new_device_subject(sender.name),
  Content: ({ facts, texts, sender, language }) => (
    <>
      <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
      <Paragraph>
        {texts.new_device_what({
          organiser: sender.name,
          device: texts.device(facts.browser, facts.system),
          when: formatInstant(facts.at, { language, time_zone: sender.timezone }),
          network: facts.network,
        })}
      </Paragraph>
      <Paragraph>{texts.new_device_yours}</Paragraph>
      <Paragraph>{texts.new_device_not_you}</Paragraph>
      <Button href={facts.href}>{texts.new_device_button}</Button>
    </>
  ),
};
