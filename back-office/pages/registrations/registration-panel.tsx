import { Alert, Anchor, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useLocation, useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useFormats } from '../../formats/formats.ts';
import { Facts, Line, Section } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ReviewWords } from '../reviews/review-words.tsx';
import { Visibility } from '../reviews/visibility.tsx';
import { AcceptedTerms } from './accepted-terms.tsx';
import { NextSteps, ToGiveBack } from './next-steps.tsx';
import { PaymentState } from './payment-state.tsx';

type Registration = Answer<'getOfficeRegistration'>;

/** One registration: who, when, what was chosen, what it costs, what was paid. */
export function RegistrationPanel() {
  const { registration = '' } = useParams();
  const { data, error } = useCall('getOfficeRegistration', { registration });
  const { pathname } = useLocation();
  const list = pathname.startsWith('/roster') ? '/roster' : '/registrations';
  const panel = usePanel(list);
  const texts = useTexts('office-registrations');
  const may = useMay();
  if (data === undefined) return <PanelWaiting list={list} error={error} />;
  const open =
    data.cancelled_at === null && (may('registrations.cancel') || may('payments.create'));
  const foot = open ? <NextSteps registration={data} /> : undefined;
  return (
    <SidePanel
      title={`${data.participant_name} · ${data.activity_title}`}
      onClose={panel.close}
      foot={foot}
    >
      <Summary registration={data} />
      <Chosen registration={data} />
      <Money registration={data} />
      <Said registration={data} />
      {may('mails.read') ? (
        <Section title={texts.mails}>
          <Mails registration={data} />
        </Section>
      ) : null}
    </SidePanel>
  );
}

function Summary({ registration }: { registration: Registration }) {
  const texts = useTexts('office-registrations');
  const formats = useFormats();
  const may = useMay();
  const { participant, customer, cancelled_at } = registration;
  const participantLink = may('participants.read') ? (
    <Anchor component={LinkAndBack} to={`/participants/${participant.cuid}`}>
      {participant.name}
    </Anchor>
  ) : (
    participant.name
  );
  const familyLink = may('customers.read') ? (
    <Anchor component={LinkAndBack} to={`/customers/${customer.cuid}`}>
      {customer.name}
    </Anchor>
  ) : (
    customer.name
  );
  return (
    <>
      {cancelled_at === null ? null : (
        <Alert color="red" mb="sm" title={texts.cancelled_because(formats.date(cancelled_at))}>
          {registration.cancellation_message}
          <ToGiveBack registration={registration} />
        </Alert>
      )}
      <Facts
        rows={[
          [texts.state, <PaymentState key="state" {...registration} />],
          [texts.participant, participantLink],
          [texts.family, familyLink],
          [
            '',
            [customer.email ?? '', customer.phone ?? ''].filter((part) => part !== '').join(' · '),
          ],
          [texts.location, registration.availability.location],
          [texts.places, registration.quantity > 1 ? String(registration.quantity) : null],
          [texts.registered_on, formats.moment(registration.created_at)],
          [texts.registered_by, registration.registered_by ?? texts.by_family],
          [
            texts.changed_on,
            registration.changed_at === null ? null : formats.moment(registration.changed_at),
          ],
          [
            texts.terms,
            registration.terms === null ? null : (
              <AcceptedTerms key="terms" of={registration.terms} />
            ),
          ],
          [texts.reference, registration.reference],
          [texts.communication, registration.communication],
          [texts.due, registration.due_at === null ? null : formats.due(registration.due_at)],
        ]}
      />
    </>
  );
}

function Chosen({ registration }: { registration: Registration }) {
  const texts = useTexts('office-registrations');
  const formats = useFormats();
  return (
    <>
      <Section title={texts.dates}>
        {registration.dates.map((date) => (
          <Line
            key={date.id}
            figure={`${formats.time(date.start_at)} – ${formats.time(date.end_at)}`}
          >
            {formats.date(date.start_at)}
          </Line>
        ))}
      </Section>
      {registration.questions.length === 0 ? null : (
        <Section title={texts.answers}>
          <Facts
            rows={registration.questions.map(({ title, content }) => [title, content] as const)}
          />
        </Section>
      )}
      {registration.options.length === 0 ? null : (
        <Section title={texts.options}>
          {registration.options.map((option) => (
            <Line
              key={option.title + option.label}
              figure={option.amount === null ? '' : formats.price(option.amount)}
              dimmed={option.content ?? ''}
            >
              {[option.title, option.label]
                .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
                .join(' · ')}
            </Line>
          ))}
        </Section>
      )}
    </>
  );
}

function Money({ registration }: { registration: Registration }) {
  const texts = useTexts('office-registrations');
  const payments = useTexts('office-payments');
  const formats = useFormats();
  const may = useMay();
  const { total_amount, paid_amount, cancelled_at } = registration;
  if (total_amount === null || paid_amount === null) return null;
  return (
    <>
      <Section title={texts.price_lines}>
        {registration.price_lines.map((line, index) => (
          <Line key={`${index}`} figure={formats.price(line.amount)}>
            {line.label}
          </Line>
        ))}
        <Line strong figure={formats.price(total_amount)}>
          {texts.total}
        </Line>
        {cancelled_at === null && paid_amount < total_amount ? (
          <Line strong figure={formats.price(total_amount - paid_amount)}>
            {texts.to_pay}
          </Line>
        ) : null}
      </Section>
      {may('payments.read') ? (
        <Section title={texts.money}>
          {registration.payments.length === 0 ? <Text c="dimmed">{texts.no_money}</Text> : null}
          {registration.payments.map((payment, index) => (
            <Line
              key={`${index}`}
              figure={formats.price(payment.amount)}
              dimmed={formats.moment(payment.created_at)}
            >
              <Anchor component={LinkAndBack} to={`/payments/${payment.cuid}`}>
                {payment.way === null
                  ? payments.methodOf(payment.method)
                  : payments.given_back[payment.way]}
              </Anchor>
            </Line>
          ))}
        </Section>
      ) : null}
    </>
  );
}

function Said({ registration: { review } }: { registration: Registration }) {
  const texts = useTexts('office-reviews');
  if (review === null) return null;
  return (
    <Section title={texts.of_registration} tools={<Visibility of={review.visibility} />}>
      <ReviewWords review={review} />
    </Section>
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
