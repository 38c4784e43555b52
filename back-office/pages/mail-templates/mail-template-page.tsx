import { Box, Button } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useNavigate, useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { NO_TEXT } from '../../fields/bilingual-field.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { BackToList } from '../../panels/back-to-list.tsx';
import { confirm } from '../../panels/confirm.tsx';
import { leaveFreely } from '../../panels/unsaved.ts';
import { Page } from '../../shell/page.tsx';
import { UnreadRecord } from '../../shell/unread-record.tsx';
import './mail-templates.css';
import { MailTemplatePreview } from './mail-template-preview.tsx';
import { MailTemplateForm, type TemplateFormValues } from './mail-template-form.tsx';

type Template = Answer<'getMailTemplate'>;

const LIST = '/mail-templates';
const REFRESHES = ['listMailTemplates', 'getMailTemplate'] as const;

const NEW: TemplateFormValues = {
  name: '',
  content: [{ type: 'TEXT', text: NO_TEXT }],
  default_for: null,
};

/** The page of a template. */
export function MailTemplatePage() {
  const { mail_template = '' } = useParams();
  const texts = useTexts('office-mail-templates');
  const found = useCall('getMailTemplate', { mail_template });
  const { data } = found;
  if (data === undefined)
    return <UnreadRecord found={found} list={{ path: LIST, name: texts.title }} />;
  return (
    <Page title={data.name} below={<Back />}>
      <Box px={20} pb={40}>
        <div className="office-mail-template">
          <Changed key={data.cuid} template={data} />
          <MailTemplatePreview template={data} />
        </div>
      </Box>
    </Page>
  );
}

function Back() {
  const texts = useTexts('office-mail-templates');
  return (
    <Box px={16}>
      <BackToList path={LIST} name={texts.title} />
    </Box>
  );
}

function Changed({ template }: { readonly template: Template }) {
  const texts = useTexts('office-mail-templates');
  const may = useMay();
  const { cuid: mail_template, version, name, content, default_for } = template;
  const { form, saving, sending } = useActionForm<'updateMailTemplate', TemplateFormValues>(
    'updateMailTemplate',
    {
      values: { name, content, default_for },
      request: (values) => ({ ...values, mail_template, version }),
      refreshes: REFRESHES,
      done: texts.saved,
    },
  );
  return (
    <MailTemplateForm
      form={form}
      saving={saving}
      sending={sending}
      editable={may('notification-templates.update')}
      made
      tools={may('notification-templates.delete') ? <Remove mail_template={mail_template} /> : null}
    />
  );
}

function Remove(of: { readonly mail_template: string }) {
  const texts = useTexts('office-mail-templates');
  const office = useTexts('office');
  const navigate = useNavigate();
  const remove = useAction('deleteMailTemplate', {
    refreshes: ['listMailTemplates'],
    done: texts.removed,
  });
  const run = () => remove.mutate(of, { onSuccess: () => leaveFreely(() => void navigate(LIST)) });
  return (
    <Button
      variant="subtle"
      color="red"
      loading={remove.isPending}
      onClick={() =>
        confirm({
          title: texts.delete_title,
          consequence: texts.delete_consequence,
          yes: office.remove,
          no: office.cancel,
          run,
        })
      }
    >
      {office.remove}
    </Button>
  );
}

/** The page on which a template is made. */
export function NewMailTemplatePage() {
  const texts = useTexts('office-mail-templates');
  const navigate = useNavigate();
  const { form, saving, sending } = useActionForm<'createMailTemplate', TemplateFormValues>(
    'createMailTemplate',
    {
      values: NEW,
      request: (values) => values,
      refreshes: REFRESHES,
      done: texts.created,
      after: ({ cuid }) => leaveFreely(() => void navigate(`${LIST}/${cuid}`)),
    },
  );
  return (
    <Page title={texts.add} below={<Back />}>
      <Box px={20} pb={40}>
        <MailTemplateForm form={form} saving={saving} sending={sending} editable made={false} />
      </Box>
    </Page>
  );
}
