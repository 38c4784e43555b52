import { Button, Code, Group, Image, Stack, Text, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { answers } from '../../data/client.ts';
import { useAction } from '../../data/use-action.ts';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { KeptCodes } from './kept-codes.tsx';

/** The QR code for an authenticator app, the code that it shows, and then the recovery codes. */
export function SetUpSecondFactor() {
  const texts = useTexts('office').own;
  const [setup, setSetup] = useState<Answer<'startSecondFactor'> | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const start = useAction('startSecondFactor', { refreshes: [], done: '' });
  if (codes !== null)
    return <KeptCodes codes={codes} onKept={() => void answers.invalidate('getOfficeSession')} />;
  if (setup !== null) return <Confirm started={setup} onEnabled={setCodes} />;
  return (
    <Group>
      <Button
        variant="default"
        loading={start.isPending}
        onClick={() => start.mutate({}, { onSuccess: setSetup })}
      >
        {texts.start}
      </Button>
    </Group>
  );
}

function Confirm(props: {
  started: Answer<'startSecondFactor'>;
  onEnabled: (codes: readonly string[]) => void;
}) {
  const texts = useTexts('office').own;
  const { secret, qr } = props.started;
  const { form, saving, sending } = useActionForm('enableSecondFactor', {
    values: { totp: '' },
    refreshes: [],
    done: texts.enabled,
    request: ({ totp }) => ({ totp, secret }),
    after: ({ recovery_codes }) => props.onEnabled(recovery_codes),
  });
  return (
    <ActionForm saving={saving}>
      <Stack gap="sm">
        <Text>{texts.scan}</Text>
        <Image w={180} h={180} src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`} alt="QR" />
        <Text size="sm">
          {texts.by_hand} <Code>{secret}</Code>
        </Text>
        <TextInput
          aria-label={texts.confirm}
          inputMode="numeric"
          autoComplete="one-time-code"
          w={180}
          {...form.getInputProps('totp')}
        />
        <Group>
          <Button type="submit" loading={sending}>
            {texts.confirm}
          </Button>
        </Group>
      </Stack>
    </ActionForm>
  );
}
