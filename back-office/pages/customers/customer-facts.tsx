import { Anchor, Code, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Facts } from '../../panels/facts.tsx';

/** The facts about a family: contact, first day, amount owed and wallet. */
export function CustomerFacts({ customer: data }: { customer: Answer<'getOfficeCustomer'> }) {
  const texts = useTexts('office-customers');
  const formats = useFormats();
  return (
    <Facts
      rows={[
        [
          texts.email,
          data.email === null ? (
            texts.no_email
          ) : (
            <span key="email">
              <Anchor href={`mailto:${data.email}`}>{data.email}</Anchor>
              <EmailState customer={data} />
            </span>
          ),
        ],
        [
          texts.phone,
          data.phone === '' ? null : (
            <Anchor key="phone" href={`tel:${data.phone.replaceAll(' ', '')}`}>
              {data.phone}
            </Anchor>
          ),
        ],
        [texts.address, data.address],
        [texts.since, formats.date(data.created_at)],
        [
          texts.owes,
          data.outstanding_amount === null ? null : (
            <Text key="owes" fw={data.outstanding_amount === 0 ? 400 : 600}>
              {data.outstanding_amount === 0
                ? texts.owes_nothing
                : formats.price(data.outstanding_amount)}
            </Text>
          ),
        ],
        [
          texts.wallet,
          data.wallet_amount === null || data.wallet_amount === 0
            ? null
            : formats.price(data.wallet_amount),
        ],
      ]}
    />
  );
}

/**
 * Says that the address refuses e-mails, is not confirmed, or that another one waits for its
 * confirmation.
 */
function EmailState({ customer }: { customer: Answer<'getOfficeCustomer'> }) {
  const texts = useTexts('office-customers');
  const formats = useFormats();
  const { email_confirmed, email_refused, pending_email } = customer;
  return (
    <>
      {email_refused === null ? null : (
        <Text size="sm" c="red.8">
          {texts.email_refused(formats.date(email_refused.at))} <Code>{email_refused.answer}</Code>
        </Text>
      )}
      {pending_email === null && email_confirmed ? null : (
        <Text size="sm" c="dimmed">
          {pending_email === null ? texts.email_unconfirmed : texts.email_pending(pending_email)}
        </Text>
      )}
    </>
  );
}
