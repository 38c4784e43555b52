import { Anchor, Button, Code, Tabs, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useFormats } from '../../formats/formats.ts';
import { Facts, Section } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import {
  CustomerCarts,
  CustomerMails,
  CustomerPayments,
  CustomerRegistrations,
} from './customer-belongings.tsx';
import { CustomerForm } from './customer-form.tsx';
import { CustomerParticipants } from './customer-participants.tsx';
import { CustomerWallet } from './customer-wallet.tsx';

const WIDTH = 640;
const FIRST_TAB = 'registrations';

/** One family: how to reach it, and what belongs to it. */
export function CustomerPanel() {
  const { customer = '' } = useParams();
  const { data, error } = useCall('getOfficeCustomer', { customer });
  const panel = usePanel('/customers');
  const texts = useTexts('office-customers');
  const payments = useTexts('office-payments');
  const registrations = useTexts('office-registrations');
  const formats = useFormats();
  const may = useMay();
  const [tab, setTab] = useTab();
  const [editing, setEditing] = useState(false);
  if (data === undefined) return <PanelWaiting list="/customers" error={error} width={WIDTH} />;
  const foot = (
    <>
      {may('registrations.create') ? (
        <Button component={LinkAndBack} to={`/registrations/new?customer=${customer}`}>
          {registrations.add}
        </Button>
      ) : null}
      {may('payments.create') ? (
        <Button component={LinkAndBack} to={`/payments/new?customer=${customer}`} variant="default">
          {payments.add}
        </Button>
      ) : null}
    </>
  );
  return (
    <SidePanel
      title={`${data.firstname} ${data.lastname}`}
      onClose={panel.close}
      width={WIDTH}
      foot={foot}
    >
      {editing ? (
        <CustomerForm customer={data} after={() => setEditing(false)} />
      ) : (
        <Facts
          rows={[
            [
              texts.email,
              <span key="email">
                <Anchor href={`mailto:${data.email}`}>{data.email}</Anchor>
                <EmailState customer={data} />
              </span>,
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
      )}
      {may('customers.update') && !editing ? (
        <Button mt="xs" size="compact-sm" variant="light" onClick={() => setEditing(true)}>
          {texts.edit}
        </Button>
      ) : null}
      {data.participants === null ? null : <CustomerParticipants customer={data} />}
      {data.answers.length === 0 || editing ? null : (
        <Section title={texts.answers}>
          <Facts rows={data.answers.map(({ title, content }) => [title, content] as const)} />
        </Section>
      )}
      <Tabs value={tab} onChange={setTab} mt="lg" keepMounted={false}>
        <Tabs.List>
          {data.registrations === null ? null : (
            <Tabs.Tab value="registrations">{texts.registrations}</Tabs.Tab>
          )}
          {data.payments === null ? null : <Tabs.Tab value="payments">{texts.payments}</Tabs.Tab>}
          {data.movements === null ? null : <Tabs.Tab value="wallet">{texts.wallet}</Tabs.Tab>}
          {data.carts === null ? null : <Tabs.Tab value="carts">{texts.carts}</Tabs.Tab>}
          {data.mails === null ? null : <Tabs.Tab value="mails">{texts.mails}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="registrations">
          <CustomerRegistrations rows={data.registrations ?? []} />
        </Tabs.Panel>
        <Tabs.Panel value="payments">
          <CustomerPayments rows={data.payments ?? []} />
        </Tabs.Panel>
        <Tabs.Panel value="wallet">
          <CustomerWallet customer={data} />
        </Tabs.Panel>
        <Tabs.Panel value="carts">
          <CustomerCarts rows={data.carts ?? []} />
        </Tabs.Panel>
        <Tabs.Panel value="mails">
          <CustomerMails rows={data.mails ?? []} />
        </Tabs.Panel>
      </Tabs>
    </SidePanel>
  );
}

/** That an address is not confirmed, or that another one waits to be. */
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

/** The open tab, in the address: who comes back from a payment is among the payments again. */
function useTab() {
  const { state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const open = (tab: string | null) =>
    setQuery(
      (before) =>
        new URLSearchParams([
          ...[...before].filter(([name]) => name !== 'tab'),
          ['tab', tab ?? FIRST_TAB],
        ]),
      {
        replace: true,
        state,
      },
    );
  return [query.get('tab') ?? FIRST_TAB, open] as const;
}
