import { Button, Code, Group, Image, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useState } from 'react';
import { useSession } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** Switches the second factor on, with the QR code for an authenticator app, or off. */
export function SecondFactor() {
  const texts = useTexts('office').own;
  const { second_factor } = useSession().collaborator;
  const [started, setStarted] = useState<Answer<'startSecondFactor'> | null>(null);
  const start = useAction('startSecondFactor', { refreshes: [], done: '' });
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2}>{texts.second_factor}</Title>
          <span
            className="office-state"
            style={{ color: `var(--mantine-color-${second_factor ? 'green-5' : 'gray-4'})` }}
          >
            <span>{second_factor ? texts.is_on : texts.is_off}</span>
          </span>
        </Group>
        <Text c="dimmed">{texts.second_factor_help}</Text>
        {second_factor ? (
          <SwitchOff />
        ) : started === null ? (
          <Group>
            <Button
              variant="default"
              loading={start.isPending}
              onClick={() => start.mutate({}, { onSuccess: setStarted })}
            >
              {texts.start}
            </Button>
          </Group>
        ) : (
          <Confirm started={started} />
        )}
      </Stack>
    </Paper>
  );
}

function Confirm(props: { started: Answer<'startSecondFactor'> }) {
  const texts = useTexts('office').own;
  const { secret, qr } = props.started;
  const { form, saving, sending } = useActionForm('enableSecondFactor', {
    values: { totp: '' },
    refreshes: ['getOfficeSession'],
    done: texts.enabled,
    request: ({ totp }) => ({
      totp,
      secret,
    }),
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

function SwitchOff() {
  const texts = useTexts('office').own;
  const disable = useAction('disableSecondFactor', {
    refreshes: ['getOfficeSession'],
    done: texts.disabled,
  });
  return (
    <Group>
      <Button variant="default" loading={disable.isPending} onClick={() => disable.mutate({})}>
        {texts.disable}
      </Button>
    </Group>
  );
}
