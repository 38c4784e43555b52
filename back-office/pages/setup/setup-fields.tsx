import { ColorInput, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { PasswordField } from '../../fields/password-field.tsx';
import type { UseFormReturnType } from '@mantine/form';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { HABITS, type Language, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import type { ReactNode } from 'react';
import { ContactFields } from '../../fields/contact-fields.tsx';
import type { SetupValues } from './setup-values.ts';

type Bind = (path: string) => object;

/** The fields of the organisation: its name and number, its contact, and its bank account. */
export function OrganiserFields({ bind }: { bind: Bind }) {
  const texts = useTexts('office-setup');
  const field = (name: string) => bind(`organiser.${name}`);
  return (
    <Part title={texts.organiser}>
      <TextInput label={texts.name} required {...field('name')} />
      <TextInput label={texts.legal_name} {...field('legal_name')} />
      <TextInput
        label={texts.company_number}
        description={texts.company_number_help}
        placeholder="0417.497.106"
        {...field('company_number')}
      />
      <ContactFields bind={field} />
      <TextInput
        label={texts.bank_account}
        description={texts.bank_account_help}
        {...field('bank_account')}
      />
      <TextInput
        type="email"
        label={texts.sender_address}
        description={texts.sender_address_help}
        {...field('sender_address')}
      />
    </Part>
  );
}

/** The fields of the public site: address, colour and languages. */
export function SiteFields({ form }: { form: UseFormReturnType<SetupValues> }) {
  const texts = useTexts('office-setup');
  const { languages } = form.getValues().organiser;
  return (
    <Part title={texts.site}>
      <TextInput
        label={texts.hostname}
        description={texts.hostname_help}
        required
        {...form.getInputProps('organiser.hostname')}
      />
      <ColorInput
        label={texts.accent}
        format="hex"
        withEyeDropper={false}
        w={200}
        {...form.getInputProps('organiser.accent_color')}
      />
      <NativeSelect
        label={texts.languages}
        w={260}
        value={languages.join()}
        data={languageChoices()}
        onChange={({ target }) =>
          form.setFieldValue('organiser.languages', languagesOf(target.value))
        }
      />
    </Part>
  );
}

/** The fields of the first administrator. */
export function AdministratorFields({ bind }: { bind: Bind }) {
  const texts = useTexts('office-setup');
  const field = (name: string) => bind(`administrator.${name}`);
  return (
    <Part title={texts.you} help={texts.you_help}>
      <Group grow align="start">
        <TextInput
          label={texts.firstname}
          required
          autoComplete="given-name"
          {...field('firstname')}
        />
        <TextInput
          label={texts.lastname}
          required
          autoComplete="family-name"
          {...field('lastname')}
        />
      </Group>
      <TextInput
        label={texts.your_email}
        type="email"
        required
        autoComplete="username"
        {...field('email')}
      />
      <PasswordField
        label={texts.password}
        description={texts.password_help}
        required
        autoComplete="new-password"
        {...field('password')}
      />
    </Part>
  );
}

function Part(props: { title: string; help?: string; children: ReactNode }) {
  return (
    <Stack gap="sm" component="section">
      <Title order={2} size="h3">
        {props.title}
      </Title>
      {props.help === undefined ? null : (
        <Text size="sm" c="dimmed">
          {props.help}
        </Text>
      )}
      {props.children}
    </Stack>
  );
}

/** Returns each language alone, and pairs of languages with either as the main one. */
function languageChoices() {
  const pairs = LANGUAGES.flatMap((main) =>
    LANGUAGES.filter((other) => other !== main).map((other) => [main, other]),
  );
  return [...LANGUAGES.map((language) => [language]), ...pairs].map((languages) => ({
    value: languages.join(),
    label: languages.map((language) => HABITS[language].name).join(', '),
  }));
}

function languagesOf(text: string): Language[] {
  return text.split(',').flatMap((code) => LANGUAGES.filter((language) => language === code));
}
