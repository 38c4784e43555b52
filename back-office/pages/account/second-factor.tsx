import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useSession } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { State } from '../../lists/state.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';

/** Switches the second factor on or off, and keeps its recovery codes. */
export function SecondFactor() {
  const texts = useTexts('office').own;
  const { authenticator_app, second_factor, wants_second_factor } = useSession().collaborator;
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2}>{texts.second_factor}</Title>
          <State color={authenticator_app ? 'green' : 'gray'}>
            {authenticator_app ? texts.is_on : texts.is_off}
          </State>
        </Group>
        <Text c="dimmed">{texts.second_factor_help}</Text>
        {authenticator_app ? null : <SetUpSecondFactor />}
        {second_factor ? <RecoveryCodes /> : null}
        {authenticator_app && !wants_second_factor ? <SwitchOff /> : null}
      </Stack>
    </Paper>
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
