import { ApiError } from '@ribambelle/api/client.ts';
import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { call } from '../../data/client.ts';
import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

interface Choice {
  readonly cuid: string;
  readonly name: string;
}

/** Address and password; then the code of the second factor or the choice of an organisation, when one is needed. */
export function SignInForm(props: {
  /** Who is asked to sign in again. */
  email?: string;
  title?: ReactNode;
  onSignedIn: () => Promise<void>;
}) {
  const office = useTexts('office');
  const texts = office.sign_in;
  const [typed, setTyped] = useState({
    email: props.email ?? '',
    password: '',
    totp: '',
  });
  const [step, setStep] = useState<{
    code: boolean;
    choices: readonly Choice[];
    organiser: string | null;
  }>({
    code: false,
    choices: [],
    organiser: null,
  });
  const [failure, setFailure] = useState('');
  const [sending, setSending] = useState(false);

  const send = async (organiser: string | null) => {
    setSending(true);
    setFailure('');
    try {
      const answer = await call('signInCollaborator', {
        ...typed,
        totp: typed.totp === '' ? null : typed.totp,
        organiser,
      });
      if (answer.signed_in) await props.onSignedIn();
      else setStep({ ...step, choices: answer.organisers });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      if (code === 'TOTP_REQUIRED' || code === 'TOTP_WRONG')
        setStep({ code: true, choices: [], organiser });
      if (code !== 'TOTP_REQUIRED')
        setFailure(error instanceof Error ? sentenceOf(error, office.no_answer) : office.no_answer);
    } finally {
      setSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(step.organiser);
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        {props.title}
        {failure === '' ? null : (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        {step.choices.length > 0 ? (
          <Choices
            choices={step.choices}
            label={texts.choose}
            choose={(organiser) => void send(organiser)}
          />
        ) : step.code ? (
          <TextInput
            label={texts.totp}
            description={texts.totp_help}
            value={typed.totp}
            onChange={({ target }) => setTyped({ ...typed, totp: target.value })}
            {...{
              autoFocus: true,
              inputMode: 'numeric',
              autoComplete: 'one-time-code',
              required: true,
              size: 'md',
            }}
          />
        ) : (
          <>
            <TextInput
              label={texts.email}
              value={typed.email}
              onChange={({ target }) => setTyped({ ...typed, email: target.value })}
              {...{
                type: 'email',
                autoComplete: 'username',
                autoFocus: props.email === undefined,
                required: true,
                size: 'md',
                withAsterisk: false,
              }}
            />
            <PasswordInput
              label={texts.password}
              value={typed.password}
              onChange={({ target }) => setTyped({ ...typed, password: target.value })}
              {...{
                autoComplete: 'current-password',
                required: true,
                size: 'md',
                withAsterisk: false,
              }}
            />
          </>
        )}
        {step.choices.length > 0 ? null : (
          <Button type="submit" size="md" loading={sending}>
            {texts.submit}
          </Button>
        )}
      </Stack>
    </form>
  );
}

function Choices(props: {
  choices: readonly Choice[];
  label: string;
  choose: (cuid: string) => void;
}) {
  return (
    <Stack gap="xs">
      <Text>{props.label}</Text>
      {props.choices.map(({ cuid, name }) => (
        <Button key={cuid} variant="default" size="md" onClick={() => props.choose(cuid)}>
          {name}
        </Button>
      ))}
    </Stack>
  );
}
