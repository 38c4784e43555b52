import { Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { PasswordField } from '../../fields/password-field.tsx';
import { ApiError, type Answer, type Ask } from '@ribambelle/api/client.ts';
import { useErrorText, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Select } from '../../fields/choices.tsx';
import { useMay } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { SaveButton } from './save-button.tsx';
import { TestMail } from './test-mail.tsx';

type Kept = Answer<'getMailSettings'>;
type Wish = Ask<'sendTestMail'>;

const SECURITIES = ['TLS', 'STARTTLS', 'NONE'] as const;
/** The usual port of each security. */
const PORTS = { TLS: 465, STARTTLS: 587, NONE: 25 } as const;

/**
 * The form of the mail server: server, account and sender. A test e-mail uses these values, saved
 * or not.
 */
export function MailSettingsForm({ kept, version }: { kept: Kept; version: number }) {
  const texts = useTexts('office-mails');
  const textOf = useErrorText();
  const may = useMay()('organiser-account.update');
  const { password_kept, platform_delivers, tested: _, ...fields } = kept;
  const { form, saving, sending } = useActionForm('updateMailSettings', {
    values: { ...fields, password: '' },
    request: (values) => ({ ...wishOf(values), version }),
    refreshes: [
      'getSettings',
      'getMailSettings',
      'getSenderDomain',
      'getMailStatus',
      'getFirstSteps',
    ],
  });
  const values = form.getValues();
  const security = SECURITIES.find((one) => one === values.security) ?? 'STARTTLS';
  const choose = (value: string | null) => {
    const next = SECURITIES.find((one) => one === value) ?? security;
    form.setFieldValue('security', next);
    if (values.port === PORTS[security]) form.setFieldValue('port', PORTS[next]);
  };
  const onRefused = (error: Error) => {
    if (!(error instanceof ApiError)) return;
    form.setErrors(
      Object.fromEntries(Object.entries(error.fields).map(([path, code]) => [path, textOf(code)])),
    );
  };
  return (
    <ActionForm saving={saving}>
      <fieldset disabled={!may} className="office-fields">
        <Stack gap="sm">
          <Group align="start" grow preventGrowOverflow={false}>
            <TextInput
              label={texts.host}
              description={texts.host_help}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              autoComplete="off"
              flex={1}
              {...form.getInputProps('host')}
            />
            <Select
              label={texts.security}
              maw={190}
              data={SECURITIES.map((value) => ({ value, label: texts.securities[value] }))}
              {...form.getInputProps('security')}
              allowDeselect={false}
              onChange={choose}
            />
            <NumberInput
              label={texts.port}
              maw={100}
              min={1}
              max={65_535}
              allowDecimal={false}
              hideControls
              {...form.getInputProps('port')}
            />
          </Group>
          <Group grow align="start">
            <TextInput
              label={texts.username}
              autoComplete="off"
              {...form.getInputProps('username')}
            />
            <PasswordField
              label={texts.password}
              autoComplete="new-password"
              {...(password_kept ? { description: texts.password_kept } : {})}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              {...form.getInputProps('password')}
            />
          </Group>
          {security === 'NONE' && values.host !== '' ? (
            <Text size="sm" c="orange.9">
              {texts.not_secure}
            </Text>
          ) : null}
          <Sender bind={(name) => form.getInputProps(name)} />
          {may ? (
            <TestMail
              wish={wishOf(values)}
              possible={values.host !== '' || platform_delivers}
              dirty={form.isDirty()}
              onRefused={onRefused}
            />
          ) : null}
          <SaveButton sending={sending} dirty={form.isDirty()} shown={may} />
        </Stack>
      </fieldset>
    </ActionForm>
  );
}

function Sender({ bind }: { bind: (name: string) => object }) {
  const texts = useTexts('office-mails');
  return (
    <>
      <Group grow align="start">
        <TextInput
          label={texts.sender_name}
          description={texts.sender_help}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...bind('sender_name')}
        />
        <TextInput label={texts.sender_address} type="email" {...bind('sender_address')} />
      </Group>
      <TextInput
        label={texts.reply_to}
        description={texts.reply_to_help}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        type="email"
        {...bind('reply_to')}
      />
    </>
  );
}

/** Returns the request for the values; an empty password leaves the saved one. */
function wishOf(values: Omit<Wish, 'password'> & { password: string }): Wish {
  return { ...values, password: values.password === '' ? null : values.password };
}
