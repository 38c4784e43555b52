import { Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../../data/session.tsx';
import { WaitingFor } from '../../../shell/waiting-for.tsx';
import { usePartInView } from '../../../shell/use-part-in-view.ts';
import { ConnectProvider } from './connect-provider.tsx';
import { OneProvider } from './one-provider.tsx';

type Listed = Answer<'listPaymentProviders'>['data'];

/** The connected accounts at payment providers, and the form that connects one. */
export function PaymentProviders({ test_mode }: { test_mode: boolean }) {
  const may = useMay()('organiser-payments.update');
  const found = useCall('listPaymentProviders', {});
  const { data } = found;
  usePartInView(data !== undefined);
  if (data === undefined) return <WaitingFor found={found} />;
  return (
    <Stack gap="sm">
      <Collectors providers={data.data} test_mode={test_mode} />
      {data.data.length === 0 ? null : (
        <Stack component="ul" gap="sm" m={0} p={0}>
          {data.data.map((provider) => (
            <OneProvider key={provider.cuid} provider={provider} may={may} />
          ))}
        </Stack>
      )}
      {may ? <ConnectProvider /> : null}
    </Stack>
  );
}

/** Says that nobody collects real money yet. */
function Collectors({ providers, test_mode }: { providers: Listed; test_mode: boolean }) {
  const texts = useTexts('office-payment-providers');
  if (providers.some(({ mode }) => mode === 'LIVE')) return null;
  if (providers.length > 0) {
    const names = [...new Set(providers.map(({ provider }) => texts.names[provider]))];
    return <Text size="sm">{texts.none_live(names.join(', '))}</Text>;
  }
  return (
    <Text size="sm" {...(test_mode ? { c: 'dimmed' } : { c: 'amber.8' })}>
      {test_mode ? texts.none_in_test : texts.none}
    </Text>
  );
}
