import { Anchor, Button, Text, Title } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { customerPage, registrationPage } from '../record-addresses.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { lastMomentBefore } from '@ribambelle/domain/base/instants.ts';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Facts } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { CancelBundle } from './cancel-bundle.tsx';
import { BundleState } from './bundle-state.tsx';

type Bundle = Answer<'getOfficeCustomerBundle'>;

/** One sold bundle: who bought it, for whom, what it paid, its money, and its end. */
export function CustomerBundlePanel() {
  const { bundle = '' } = useParams();
  const { data, error } = useCall('getOfficeCustomerBundle', { bundle });
  const panel = usePanel('/customer-bundles');
  if (data === undefined) return <PanelWaiting list="/customer-bundles" error={error} />;
  return (
    <SidePanel title={data.title} onClose={panel.close} foot={<Foot bundle={data} />}>
      <BundleFacts bundle={data} />
      <ToGiveBack bundle={data} />
      <Uses bundle={data} />
    </SidePanel>
  );
}

function BundleFacts({ bundle }: { bundle: Bundle }) {
  const texts = useTexts('office-customer-bundles');
  const formats = useFormats();
  const may = useMay();
  const { customer, participant, total_amount, paid_amount, expires_at, cart } = bundle;
  const { used, capacity } = bundle;
  const family = may('customers.read') ? (
    <Anchor component={LinkAndBack} to={customerPage(customer.cuid)}>
      {customer.fullname}
    </Anchor>
  ) : (
    customer.fullname
  );
  const money = (amount: number | null) => (amount === null ? null : formats.price(amount));
  return (
    <Facts
      rows={[
        [texts.state, <BundleState key="state" status={bundle.status} />],
        [texts.family, family],
        [texts.participant, participant?.fullname ?? texts.anybody],
        [
          texts.used,
          capacity === null ? texts.used_unlimited(used) : texts.used_of(used, capacity),
        ],
        [texts.price, money(total_amount)],
        [texts.paid, money(paid_amount)],
        [
          texts.until,
          expires_at === null ? texts.no_end : formats.date(lastMomentBefore(expires_at)),
        ],
        [texts.sold_at, formats.moment(bundle.created_at)],
        [texts.sold_by, bundle.created_by],
        [texts.order, cart === null ? null : cart.reference],
        [texts.reason, bundle.cancellation_message],
      ]}
    />
  );
}

/** What was paid beyond what is due, and where it is given back. */
function ToGiveBack({ bundle }: { bundle: Bundle }) {
  const texts = useTexts('office-customer-bundles');
  const formats = useFormats();
  const may = useMay();
  const { credit_amount, cart } = bundle;
  if (credit_amount === null || credit_amount === 0) return null;
  return (
    <Text size="sm" mt={6} component="div">
      {texts.give_back(formats.price(credit_amount))}{' '}
      {may('payments.read') && cart !== null ? (
        <Anchor component={LinkAndBack} to={`/payments?search=${cart.reference}`}>
          {texts.open_payments}
        </Anchor>
      ) : null}
    </Text>
  );
}

/** The registrations that it paid. */
function Uses({ bundle: { registrations } }: { bundle: Bundle }) {
  const texts = useTexts('office-customer-bundles');
  const formats = useFormats();
  const may = useMay();
  return (
    <>
      <Title order={3} size="h5" mt="md" mb={4}>
        {texts.uses}
      </Title>
      {registrations.length === 0 ? <Text c="dimmed">{texts.no_uses}</Text> : null}
      {registrations.map(({ cuid, title, participant, start_at, quantity, given_back }) => {
        const words = `${formats.date(start_at)} · ${title} · ${participant}${quantity > 1 ? ` × ${quantity}` : ''}`;
        return (
          <Text key={cuid} size="sm" {...(given_back ? { c: 'dimmed' } : {})}>
            {may('registrations.read') ? (
              <Anchor component={LinkAndBack} to={registrationPage(cuid)}>
                {words}
              </Anchor>
            ) : (
              words
            )}
            {given_back ? ` (${texts.given_back})` : ''}
          </Text>
        );
      })}
    </>
  );
}

function Foot({ bundle }: { bundle: Bundle }) {
  const payments = useTexts('office-payments');
  const may = useMay();
  const { status, cart, customer, total_amount, paid_amount } = bundle;
  if (status === 'CANCELLED') return null;
  const start: Record<string, string> =
    cart === null ? { customer: customer.cuid } : { communication: cart.reference };
  const pays = (paid_amount ?? 0) < (total_amount ?? 1) && may('payments.create');
  return (
    <>
      {pays ? (
        <Button
          component={LinkAndBack}
          to={`/payments/new?${new URLSearchParams(start).toString()}`}
          variant="default"
        >
          {payments.add}
        </Button>
      ) : null}
      {may('customer-bundles.delete') ? <CancelBundle bundle={bundle} /> : null}
    </>
  );
}
