import { Anchor, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Line, Section } from '../../panels/facts.tsx';
import { DeliveryLines } from '../notifications/delivery-lines.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';

type Registration = Answer<'getOfficeRegistration'>;

/** The e-mails to its family about it. */
export function RegistrationMailsTab({ record }: { record: Registration }) {
  const texts = useTexts('office-registrations');
  return (
    <div className="office-tab-form">
      <DeliveryLines registration={record.cuid} />
      <Section title={texts.mails} order={2}>
        <Mails registration={record} />
      </Section>
    </div>
  );
}

function Mails({ registration }: { registration: Registration }) {
  const texts = useTexts('office-registrations');
  const formats = useFormats();
  if (registration.mails.length === 0) return <Text c="dimmed">{texts.no_mails}</Text>;
  return registration.mails.map((mail) => (
    <Line key={mail.cuid} figure={formats.moment(mail.created_at)}>
      <Anchor component={LinkAndBack} to={`/mailbox/${mail.cuid}`}>
        {mail.subject}
      </Anchor>
    </Line>
  ));
}
