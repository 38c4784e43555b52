import { Anchor, Text, Title } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { registrationPage } from '../record-addresses.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Facts } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { FamilyLink } from '../sold/family-link.tsx';
import { SoldFoot } from '../sold/sold-foot.tsx';
import { SoldPayments } from '../sold/sold-payments.tsx';
import { ToGiveBack } from '../sold/to-give-back.tsx';
import { CancelBundle } from './cancel-bundle.tsx';
import { BundleState } from './bundle-state.tsx';

type Bundle = Answer<'getOfficeCustomerBundle'>;

/**
 * The panel of a sold bundle: its buyer, its participant, its uses, its money, and its
 * cancellation.
 */
export function CustomerBundlePanel() {
  const { bundle = '' } = useParams();
  const { data, error } = useCall('getOfficeCustomerBundle', { bundle });
  const panel = usePanel('/customer-bundles');
  const texts = useTexts('office-customer-bundles');
  if (data === undefined) return <PanelWaiting list="/customer-bundles" error={error} />;
  return (
    <SidePanel title={data.title} onClose={panel.close} foot={<Foot bundle={data} />}>
      <BundleFacts bundle={data} />
      <ToGiveBack sold={data} words={texts} />
      <SoldPayments sold={data} />
      <Uses bundle={data} />
    </SidePanel>
  );
}

function BundleFacts({ bundle }: { bundle: Bundle }) {
  const texts = useTexts('office-customer-bundles');
  const formats = useFormats();
  const { participant, total_amount, paid_amount, expires_at, cart } = bundle;
  const { used, capacity } = bundle;
  const money = (amount: number | null) => (amount === null ? null : formats.price(amount));
  return (
    <Facts
      rows={[
        [texts.state, <BundleState key="state" status={bundle.status} />],
        [texts.family, <FamilyLink key="family" sold={bundle} />],
        [texts.participant, participant?.fullname ?? texts.anybody],
        [
          texts.used,
          capacity === null ? texts.used_unlimited(used) : texts.used_of(used, capacity),
        ],
        [texts.price, money(total_amount)],
        [texts.paid, money(paid_amount)],
        [texts.until, expires_at === null ? texts.no_end : formats.lastDay(expires_at)],
        [texts.sold_at, formats.moment(bundle.created_at)],
        [texts.sold_by, bundle.created_by],
        [texts.order, cart === null ? null : cart.reference],
        [texts.reason, bundle.cancellation_message],
      ]}
    />
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
  const may = useMay();
  const { status } = bundle;
  if (status === 'CANCELLED') return null;
  return (
    <SoldFoot sold={bundle}>
      {may('customer-bundles.delete') ? <CancelBundle bundle={bundle} /> : null}
    </SoldFoot>
  );
}
