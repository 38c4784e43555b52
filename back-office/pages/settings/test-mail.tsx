import { Alert, Button, Code, Group, Stack, Text } from '@mantine/core';
import type { Answer, Ask } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useSession } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';

type Wish = Ask<'sendTestMail'>;

interface Props {
  readonly wish: Wish;
  /** True when there is a mail server, of the organiser or the platform. */
  readonly possible: boolean;
  /** True when the values are not saved yet. */
  readonly dirty: boolean;
  readonly onRefused: (error: Error) => void;
}

/** The button that sends a test e-mail to the user, and the answer of the mail server. */
export function TestMail({ wish, possible, dirty, onRefused }: Props) {
  const texts = useTexts('office-mails');
  const { email } = useSession().collaborator;
  const [ended_test, setEndedTest] = useState<{ of: string; test: Answer<'sendTestMail'> } | null>(
    null,
  );
  const test = useAction('sendTestMail', {
    refreshes: ['getMailSettings', 'getFirstSteps'],
    done: '',
  });
  const of = JSON.stringify(wish);
  const send = () => {
    setEndedTest(null);
    test.mutate(wish, {
      onSuccess: (answer) => setEndedTest({ of, test: answer }),
      onError: onRefused,
    });
  };
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Button
          variant="default"
          onClick={send}
          loading={test.isPending}
          disabled={!possible}
          style={{ alignSelf: 'start' }}
        >
          {texts.test}
        </Button>
        <Text size="sm" c="dimmed">
          {texts.test_help(email)}
        </Text>
      </Group>
      {ended_test === null || ended_test.of !== of ? null : (
        <Outcome test={ended_test.test} dirty={dirty} />
      )}
    </Stack>
  );
}

/** The result of a test in plain words, and in those of the server. */
function Outcome({ test, dirty }: { test: Answer<'sendTestMail'>; dirty: boolean }) {
  const texts = useTexts('office-mails');
  const { accepted, failure, answer } = test;
  const title = accepted ? texts.accepted : texts.not_accepted;
  return (
    <Alert color={accepted ? 'green' : 'red'} title={title} role="status">
      <Stack gap={4}>
        {failure === null ? null : <Text size="sm">{texts.failureOf(failure)}</Text>}
        {accepted && dirty ? <Text size="sm">{texts.accepted_unsaved}</Text> : null}
        {answer === '' ? null : (
          <Text size="sm" component="div">
            {texts.server_words} <Code>{answer}</Code>
          </Text>
        )}
      </Stack>
    </Alert>
  );
}
