import { Button, Group, Stack, Text } from '@mantine/core';
import type { useForm } from '@mantine/form';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { MAILING_PURPOSES } from '@ribambelle/domain/mailings/mailing.ts';
import { tokenOf } from '@ribambelle/domain/mailings/variables.ts';
import { Select } from '../../fields/choices.tsx';
import { useMay, useOfferedLanguages } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { BilingualField, inLanguage } from '../../fields/bilingual-field.tsx';
import { RichTextField } from '../../fields/rich-text-field.tsx';
import type { Saving } from '../../fields/use-action-form.ts';

type Mailing = Answer<'getMailing'>;

export interface MailingValues extends Record<string, unknown> {
  readonly purpose: Mailing['purpose'];
  readonly subject: Mailing['subject'];
  readonly text: Mailing['text'];
}

/** The form of a mailing's subject and text, in each language of the site, and of its purpose. */
export function MailingForm(props: {
  form: ReturnType<typeof useForm<MailingValues>>;
  saving: Saving;
  sending: boolean;
  mailing: Mailing;
  editable: boolean;
}) {
  const { form, saving, sending, mailing, editable } = props;
  const texts = useTexts('office-mailings');
  const may = useMay();
  const languages = useOfferedLanguages();
  const { values, errors } = form;
  return (
    <ActionForm id="mailing" saving={saving}>
      <fieldset disabled={!editable} className="office-fields">
        <Stack gap="sm">
          {may('newsletters.send') ? (
            <Select
              label={texts.purpose}
              data={MAILING_PURPOSES.map((value) => ({ value, label: texts.purposes[value] }))}
              value={values.purpose}
              allowDeselect={false}
              onChange={(value) => {
                const purpose = MAILING_PURPOSES.find((one) => one === value);
                if (purpose !== undefined) form.setFieldValue('purpose', purpose);
              }}
            />
          ) : null}
          <BilingualField
            label={texts.subject}
            value={values.subject}
            errors={{ of: errors, path: 'subject' }}
            onChange={(subject) => form.setFieldValue('subject', subject)}
          />
          {languages.map((language) => (
            <RichTextField
              key={language}
              label={inLanguage(texts.text, { language, languages })}
              lang={language}
              value={mailing.text[language]}
              disabled={!editable}
              error={errors[`text.${language}`]}
              insertions={mailing.variables.map((variable) => ({
                text: tokenOf(variable, language),
                label: texts.variables[variable],
                name: texts.insert(texts.variables[variable]),
              }))}
              onChange={(html) =>
                form.setFieldValue('text', (before: MailingValues['text']) => ({
                  ...before,
                  [language]: html,
                }))
              }
            />
          ))}
          <Text size="sm" c="dimmed">
            {texts.variables_help}
          </Text>
          {editable ? (
            <Group>
              <Button type="submit" loading={sending}>
                {texts.save}
              </Button>
            </Group>
          ) : null}
        </Stack>
      </fieldset>
    </ActionForm>
  );
}
