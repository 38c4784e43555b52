import { Alert, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';

/** The form that requests a link for a new password by e-mail. */
export function ForgottenPassword({ onBack }: { onBack: () => void }) {
  const { sign_in } = useTexts('office');
  const texts = useTexts('office-access');
  const [answer, setAnswer] = useState('');
  const { form, saving, sending } = useActionForm('requestCollaboratorLink', {
    values: { email: '' },
    request: (values) => values,
    refreshes: [],
    done: '',
    aside: true,
    after: ({ message }) => setAnswer(message),
  });
  return (
    <ActionForm saving={saving}>
      <title>{`${texts.forgotten} · Ribambelle`}</title>
      <Stack>
        <Title order={1}>{texts.forgotten}</Title>
        {answer === '' ? (
          <>
            <Text>{texts.forgotten_help}</Text>
            <TextInput
              label={sign_in.email}
              type="email"
              autoComplete="username"
              size="md"
              {...form.getInputProps('email')}
            />
            <Button type="submit" size="md" loading={sending}>
              {texts.send_link}
            </Button>
          </>
        ) : (
          <Alert color="green" role="status">
            {answer}
          </Alert>
        )}
        <Button variant="subtle" onClick={onBack}>
          {texts.back_to_sign_in}
        </Button>
      </Stack>
    </ActionForm>
  );
}
