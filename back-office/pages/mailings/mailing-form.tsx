import { Button, Group, Stack } from '@mantine/core';
import type { useForm } from '@mantine/form';
import type { Answer } from '@ribambelle/api/client.ts';
import type { MailBlock } from '@ribambelle/api/mail-templates/blocks.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { MAILING_PURPOSES } from '@ribambelle/domain/mailings/mailing.ts';
import { MAILING_BLOCKS } from '@ribambelle/domain/mail-templates/blocks.ts';
import { Select } from '../../fields/choices.tsx';
import { useMay } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { BilingualField } from '../../fields/bilingual-field.tsx';
import type { Saving } from '../../fields/use-action-form.ts';
import { BlocksField } from '../../mails/blocks-field.tsx';

type Mailing = Answer<'getMailing'>;

export interface MailingValues extends Record<string, unknown> {
  readonly purpose: Mailing['purpose'];
  readonly subject: Mailing['subject'];
  readonly content: Mailing['content'];
}

/** Tests for the blocks that a mailing can have. */
function isOfMailing(block: MailBlock): block is Mailing['content'][number] {
  return MAILING_BLOCKS.some((type) => type === block.type);
}

/** The form of a mailing: its purpose, its subject in each language, and its blocks. */
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
          <BlocksField
            value={values.content}
            kinds={MAILING_BLOCKS}
            variables={mailing.variables}
            errors={errors}
            disabled={!editable}
            onChange={(change) =>
              form.setFieldValue('content', (before: MailingValues['content']) =>
                change(before).flatMap((block) => (isOfMailing(block) ? [block] : [])),
              )
            }
          />
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
