import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { hasPasskeys } from '../../data/passkeys.ts';
import { useAction } from '../../data/use-action.ts';
import { useAgo } from '../../fields/use-ago.ts';
import { confirm } from '../../panels/confirm.tsx';
import { AddPasskey } from './add-passkey.tsx';

type Passkey = Answer<'listPasskeys'>['data'][number];

/** The keys that sign in without a password. */
export function Passkeys() {
  const texts = useTexts('office-access');
  const { data } = useCall('listPasskeys', {});
  const passkeys = data?.data ?? [];
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Title order={2}>{texts.passkeys}</Title>
        <Text c="dimmed">{texts.passkeys_help}</Text>
        {data !== undefined && passkeys.length === 0 ? <Text>{texts.no_passkeys}</Text> : null}
        <Stack gap="xs" component="ul" p={0} m={0}>
          {passkeys.map((passkey) => (
            <OnePasskey key={passkey.cuid} passkey={passkey} />
          ))}
        </Stack>
        {hasPasskeys() ? <AddPasskey /> : null}
      </Stack>
    </Paper>
  );
}

function OnePasskey({ passkey }: { passkey: Passkey }) {
  const office = useTexts('office');
  const texts = useTexts('office-access');
  const ago = useAgo();
  const remove = useAction('removePasskey', {
    refreshes: ['listPasskeys', 'getOfficeSession'],
    done: texts.passkey_removed,
  });
  const { cuid, name, used_at } = passkey;
  const use_text = used_at === null ? texts.passkey_unused : texts.passkey_used(ago(used_at));
  const ask = () =>
    confirm({
      title: texts.remove_passkey,
      consequence: texts.remove_passkey_consequence(name),
      yes: texts.remove_passkey,
      no: office.cancel,
      run: () => remove.mutate({ passkey: cuid }),
    });
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="md">
      <div>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {[use_text, texts.passkey_since(ago(passkey.created_at)), passkey.host].join(' · ')}
        </Text>
      </div>
      <Button
        size="compact-sm"
        variant="light"
        loading={remove.isPending}
        aria-label={texts.remove_passkey_of(name)}
        onClick={ask}
      >
        {texts.remove_passkey}
      </Button>
    </Group>
  );
}
