import { ApiError } from '@ribambelle/api/client.ts';
import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { PasswordField } from '../../fields/password-field.tsx';
import { FEW_RECOVERY_CODES } from '@ribambelle/domain/collaborators/second-factor.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { say } from '../../data/messages.ts';
import { call } from '../../data/client.ts';
import { sentenceOf } from '@ribambelle/client/data/failed-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

interface Choice {
  readonly cuid: string;
  readonly name: string;
}

/** The refusals that need a code. */
const SECOND_STEP: ReadonlySet<string> = new Set([
  'TOTP_REQUIRED',
  'TOTP_WRONG',
  'RECOVERY_CODE_WRONG',
]);

/**
 * The sign-in form: address and password, then the code of the second factor or the choice of an
 * organisation, when one is needed.
 */
export function SignInForm(props: {
  /** The address of the user who signs in again. */
  email?: string;
  title?: ReactNode;
  onSignedIn: () => Promise<void>;
}) {
  const office = useTexts('office');
  const texts = office.sign_in;
  const access = useTexts('office-access');
  const [values, setValues] = useState<Typed>({
    email: props.email ?? '',
    password: '',
    totp: '',
    recovery_code: '',
  });
  const [isRecovering, setRecovering] = useState(false);
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
  const [is_sending, setSending] = useState(false);

  const send = async (organiser: string | null) => {
    setSending(true);
    setFailure('');
    try {
      const answer = await call('signInCollaborator', {
        ...values,
        totp: values.totp === '' || isRecovering ? null : values.totp,
        recovery_code: isRecovering ? values.recovery_code : null,
        organiser,
      });
      if (answer.signed_in) {
        await props.onSignedIn();
        if (answer.recovery_codes !== null)
          say({
            message: access.recovery_left(answer.recovery_codes),
            color: answer.recovery_codes > FEW_RECOVERY_CODES ? 'green' : 'yellow',
            autoClose: 8000,
          });
      } else setStep({ ...step, choices: answer.organisers });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      if (SECOND_STEP.has(code)) setStep({ code: true, choices: [], organiser });
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
          <CodeField
            isRecovering={isRecovering}
            value={isRecovering ? values.recovery_code : values.totp}
            onChange={(code) =>
              setValues({ ...values, [isRecovering ? 'recovery_code' : 'totp']: code })
            }
          />
        ) : (
          <PasswordFields typed={values} isAgain={props.email !== undefined} onTyped={setValues} />
        )}
        {step.choices.length > 0 ? null : (
          <Button type="submit" size="md" loading={is_sending}>
            {texts.submit}
          </Button>
        )}
        {step.code ? (
          <Button variant="subtle" onClick={() => setRecovering(!isRecovering)}>
            {isRecovering ? access.use_app : access.use_recovery_code}
          </Button>
        ) : null}
      </Stack>
    </form>
  );
}

interface Typed {
  readonly email: string;
  readonly password: string;
  readonly totp: string;
  readonly recovery_code: string;
}

const FIELD = { required: true, size: 'md', withAsterisk: false } as const;

function PasswordFields(props: {
  typed: Typed;
  isAgain: boolean;
  onTyped: (typed: Typed) => void;
}) {
  const texts = useTexts('office').sign_in;
  const { typed, onTyped } = props;
  return (
    <>
      <TextInput
        label={texts.email}
        value={typed.email}
        onChange={({ target }) => onTyped({ ...typed, email: target.value })}
        type="email"
        autoComplete="username"
        autoFocus={!props.isAgain}
        {...FIELD}
      />
      <PasswordField
        label={texts.password}
        value={typed.password}
        onChange={({ target }) => onTyped({ ...typed, password: target.value })}
        autoComplete="current-password"
        {...FIELD}
      />
    </>
  );
}

function CodeField(props: {
  isRecovering: boolean;
  value: string;
  onChange: (code: string) => void;
}) {
  const texts = useTexts('office').sign_in;
  const access = useTexts('office-access');
  const code_field = props.isRecovering
    ? { label: access.recovery_code, description: access.recovery_code_help, autoComplete: 'off' }
    : { label: texts.totp, description: texts.totp_help, autoComplete: 'one-time-code' };
  return (
    <TextInput
      key={code_field.label}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
      inputMode={props.isRecovering ? 'text' : 'numeric'}
      autoFocus
      {...FIELD}
      {...code_field}
    />
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
