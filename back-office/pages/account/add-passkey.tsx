import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { deviceOf } from '@ribambelle/domain/collaborators/device.ts';
import { useState } from 'react';
import { answers } from '../../data/client.ts';
import { say } from '../../data/messages.ts';
import { makePasskey } from '../../data/passkeys.ts';
import { useAction } from '../../data/use-action.ts';
import { KeptCodes } from './kept-codes.tsx';

/**
 * Adds a passkey: its name, the browser's own question, and then the recovery codes when it is the
 * first second factor.
 */
export function AddPasskey() {
  const texts = useTexts('office-access');
  const { browser, system } = deviceOf(navigator.userAgent);
  const [name, setName] = useState(texts.device(browser, system));
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const start = useAction('startPasskey', { refreshes: [], done: '' });
  const add = useAction('addPasskey', { refreshes: ['listPasskeys'], done: texts.passkey_added });
  const end = () => {
    setCodes(null);
    void answers.invalidate('getOfficeSession');
  };
  const make = async (options: Parameters<typeof makePasskey>[0]) => {
    const credential = await makePasskey(options);
    if (credential === null) {
      say({ message: texts.passkey_not_made, color: 'yellow' });
      return;
    }
    add.mutate(
      { name, credential },
      {
        onSuccess: ({ recovery_codes }) =>
          recovery_codes.length === 0 ? end() : setCodes(recovery_codes),
      },
    );
  };
  if (codes !== null) return <KeptCodes codes={codes} onKept={end} />;
  return (
    <Stack gap="sm">
      <TextInput
        label={texts.passkey_name}
        description={texts.passkey_name_help}
        value={name}
        maxLength={100}
        onChange={({ target }) => setName(target.value)}
      />
      <Group>
        <Button
          variant="default"
          loading={start.isPending || add.isPending}
          disabled={name.trim() === ''}
          onClick={() => start.mutate({}, { onSuccess: ({ options }) => void make(options) })}
        >
          {texts.add_passkey}
        </Button>
      </Group>
    </Stack>
  );
}
