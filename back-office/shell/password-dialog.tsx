import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { showQuestionWith } from '../data/password-question.ts';
import { ActionForm } from '../fields/action-form.tsx';
import { useActionForm } from '../fields/use-action-form.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

type End = (given: boolean) => void;

/** Asks for the own password when a sensitive act needs it, over whatever is open, and lets the act go on (R29). */
export function PasswordDialog() {
  const texts = useTexts('office').own;
  const [end, setEnd] = useState<{ readonly with: End } | null>(null);
  useEffect(() => {
    showQuestionWith((ended) => setEnd({ with: ended }));
    return () => showQuestionWith(null);
  }, []);
  const finish: End = (given) => {
    setEnd(null);
    end?.with(given);
  };
  return (
    <Modal
      opened={end !== null}
      onClose={() => finish(false)}
      title={texts.confirm_password}
      closeButtonProps={{ 'aria-label': texts.confirm_password_not }}
      zIndex={500}
      centered
    >
      <Question onGiven={() => finish(true)} onLeft={() => finish(false)} />
    </Modal>
  );
}

function Question(props: { onGiven: () => void; onLeft: () => void }) {
  const texts = useTexts('office').own;
  const { form, saving, sending } = useActionForm('confirmOwnPassword', {
    values: { password: '' },
    request: (values) => values,
    refreshes: [],
    done: '',
    aside: true,
    after: props.onGiven,
  });
  return (
    <ActionForm saving={saving}>
      <Stack gap="md">
        <Text>{texts.confirm_password_why}</Text>
        <PasswordInput
          label={texts.current_password}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        <Group justify="end">
          <Button variant="default" onClick={props.onLeft}>
            {texts.confirm_password_not}
          </Button>
          <Button type="submit" loading={sending}>
            {texts.confirm_password_go_on}
          </Button>
        </Group>
      </Stack>
    </ActionForm>
  );
}
