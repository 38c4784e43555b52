import { Anchor, Group, Paper, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { Page } from '../../shell/page.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { AskProvider } from './ask-provider.tsx';
import { CloseDifference } from './close-difference.tsx';

type Difference = Answer<'listProviderDifferences'>['data'][number];

/** The open differences between the books of the payment providers and ours, each with its act. */
export function ProviderDifferencesPage() {
  const texts = useTexts('office-provider-differences');
  const found = useCall('listProviderDifferences', {});
  const { data } = found;
  return (
    <Page back title={texts.title}>
      {data === undefined ? (
        <WaitingFor found={found} />
      ) : (
        <Stack maw={720} px={20} pb={40} gap="md">
          <Text c="dimmed">{texts.opening}</Text>
          {data.count > data.data.length ? (
            <Text size="sm">{texts.shown(data.data.length, data.count)}</Text>
          ) : null}
          {data.count === 0 ? (
            <Text>{texts.none}</Text>
          ) : (
            <Stack component="ul" gap="sm" p={0} m={0}>
              {data.data.map((difference) => (
                <OneDifference key={difference.cuid} difference={difference} />
              ))}
            </Stack>
          )}
        </Stack>
      )}
    </Page>
  );
}

/** A difference: what it means, its payment, and what can be done about it. */
function OneDifference({ difference }: { difference: Difference }) {
  const texts = useTexts('office-provider-differences');
  const payments = useTexts('office-payments');
  const formats = useFormats();
  const { kind, provider, provider_reference, amount, created_at } = difference;
  const facts = [
    `${payments.providerOf(provider)} ${provider_reference}`,
    texts.noticed(formats.moment(created_at)),
  ];
  return (
    <Paper component="li" withBorder p="md" style={{ listStyle: 'none' }}>
      <Stack gap={6}>
        <Group justify="space-between" wrap="nowrap" align="baseline">
          <Text fw={600} component="div" style={{ overflowWrap: 'anywhere' }}>
            <Family difference={difference} />
          </Text>
          <Text fw={600} className="office-number office-nowrap">
            {formats.price(amount)}
          </Text>
        </Group>
        <Text>{texts.kinds[kind]}</Text>
        <Group justify="space-between" gap="sm">
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {facts.join(' · ')}
          </Text>
          <Deed difference={difference} />
        </Group>
      </Stack>
    </Paper>
  );
}

/** The family of our payment, with a link to its panel. */
function Family({ difference: { payment } }: { difference: Difference }) {
  const texts = useTexts('office-provider-differences');
  if (payment === null) return texts.without_payment;
  return (
    <Anchor component={LinkAndBack} to={`/payments/${payment.cuid}`} inherit>
      {payment.customer_name}
    </Anchor>
  );
}

/** The one act for a difference: its payment is asked about, or it is closed with a word. */
function Deed({ difference }: { difference: Difference }) {
  const may = useMay()('payments.update');
  if (!may) return null;
  const { kind, payment, provider_reference } = difference;
  if (kind !== 'DIFFERENT' || payment === null) return <CloseDifference difference={difference} />;
  return <AskProvider payment={payment.cuid} reference={provider_reference} />;
}
