import { Badge, Button, Checkbox, Group, Image, Paper, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAction } from '../../../data/use-action.ts';
import { useFormats } from '../../../formats/formats.ts';
import { confirm } from '../../../panels/confirm.tsx';

type Provider = Answer<'listPaymentProviders'>['data'][number];

interface Props {
  readonly provider: Provider;
  readonly may: boolean;
}

/** An account at a provider: whose it is, its methods, and its tools. */
export function OneProvider({ provider, may }: Props) {
  const texts = useTexts('office-payment-providers');
  const formats = useFormats();
  const { account_name, mode, in_use, key_end, connected_at, open_payments } = provider;
  const facts = [texts.key_end(key_end), texts.connected_at(formats.moment(connected_at))];
  return (
    <Paper component="li" withBorder p="md" style={{ listStyle: 'none' }}>
      <Stack gap="sm">
        <Group gap="sm">
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {texts.names[provider.provider]} · {account_name}
          </Text>
          <Badge variant="light" color={mode === 'LIVE' ? 'green' : 'amber'} tt="none">
            {texts.modes[mode]}
          </Badge>
        </Group>
        <Text size="sm">{in_use ? texts.in_use : texts.not_in_use}</Text>
        <Text size="sm" c="dimmed">
          {facts.join(', ')}
        </Text>
        {open_payments === 0 ? null : <Text size="sm">{texts.open_payments(open_payments)}</Text>}
        <Methods provider={provider} may={may} />
        {may ? <Deeds provider={provider} /> : null}
      </Stack>
    </Paper>
  );
}

/** The methods that families see, each with its logo; a press shows or hides one. */
function Methods({ provider, may }: Props) {
  const texts = useTexts('office-payment-providers');
  const language = useLanguage();
  const { cuid, methods } = provider;
  const save = useAction('updatePaymentProvider', { refreshes: ['listPaymentProviders'] });
  if (methods.length === 0)
    return (
      <Text size="sm" c="amber.8">
        {texts.no_methods}
      </Text>
    );
  const shown = methods.filter(({ active }) => active).map(({ name }) => name);
  return (
    <fieldset disabled={!may || save.isPending} className="office-fields">
      <Text component="legend" size="sm" fw={600} mb={6}>
        {texts.methods}
      </Text>
      <Group gap="lg">
        {methods.map(({ name, label, logo_url, active }) => (
          <Group key={name} gap={8} wrap="nowrap">
            <Checkbox
              label={label[language]}
              checked={active}
              onChange={({ target }) =>
                save.mutate({
                  payment_provider: cuid,
                  methods: target.checked
                    ? [...shown, name]
                    : shown.filter((other) => other !== name),
                })
              }
            />
            {logo_url === null ? null : <Image src={logo_url} alt="" h={20} w="auto" />}
          </Group>
        ))}
      </Group>
    </fieldset>
  );
}

function Deeds({ provider }: { provider: Provider }) {
  const office = useTexts('office');
  const texts = useTexts('office-payment-providers');
  const { cuid: payment_provider, in_use } = provider;
  const name = texts.names[provider.provider];
  const refreshes = ['listPaymentProviders', 'getSettings'] as const;
  const use = useAction('updatePaymentProvider', { refreshes, done: texts.used(name) });
  const refresh = useAction('refreshPaymentProvider', { refreshes, done: texts.refreshed });
  const disconnect = useAction('disconnectPaymentProvider', {
    refreshes,
    done: texts.disconnected(name),
  });
  const ask = () =>
    confirm({
      title: texts.disconnect_title(name),
      consequence: texts.disconnect_text,
      yes: texts.disconnect,
      no: office.cancel,
      run: () => disconnect.mutate({ payment_provider }),
    });
  return (
    <Group gap="xs">
      {in_use ? null : (
        <Button
          size="compact-sm"
          variant="default"
          loading={use.isPending}
          onClick={() => use.mutate({ payment_provider, in_use: true })}
        >
          {texts.use}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        loading={refresh.isPending}
        onClick={() => refresh.mutate({ payment_provider })}
      >
        {texts.refresh}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        loading={disconnect.isPending}
        onClick={ask}
      >
        {texts.disconnect}
      </Button>
    </Group>
  );
}
