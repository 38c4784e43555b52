import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { FEW_RECOVERY_CODES } from '@ribambelle/domain/collaborators/second-factor.ts';
import { useState } from 'react';
import { answers } from '../../data/client.ts';
import { useSession } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { confirm } from '../../panels/confirm.tsx';
import { KeptCodes } from './kept-codes.tsx';

/**
 * The number of recovery codes left, with a warning when they are few, and a button that makes new
 * ones.
 */
export function RecoveryCodes() {
  const office = useTexts('office');
  const texts = useTexts('office-access');
  const { recovery_codes: left_count } = useSession().collaborator;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = useAction('renewRecoveryCodes', { refreshes: [], done: '' });
  const run = () => renew.mutate({}, { onSuccess: (answer) => setCodes(answer.recovery_codes) });
  const ask = () =>
    left_count === null
      ? run()
      : confirm({
          title: texts.renew,
          consequence: texts.renew_consequence,
          yes: texts.renew,
          no: office.cancel,
          run,
        });
  if (codes !== null) {
    const dropCodes = () => {
      setCodes(null);
      void answers.invalidate('getOfficeSession');
    };
    return <KeptCodes codes={codes} onKept={dropCodes} />;
  }
  return (
    <Stack gap="xs">
      <Title order={3}>{texts.recovery}</Title>
      <Text c="dimmed">{texts.recovery_help}</Text>
      <Left left={left_count} />
      <Group>
        <Button variant="default" loading={renew.isPending} onClick={ask}>
          {texts.renew}
        </Button>
      </Group>
    </Stack>
  );
}

function Left({ left }: { left: number | null }) {
  const texts = useTexts('office-access');
  if (left === null) return <Alert color="yellow">{texts.recovery_none}</Alert>;
  if (left > FEW_RECOVERY_CODES) return <Text>{texts.recovery_left(left)}</Text>;
  return (
    <Alert color="yellow" role="alert">
      {texts.recovery_left(left)} {texts.recovery_few}
    </Alert>
  );
}
