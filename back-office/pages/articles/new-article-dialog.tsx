import { Button, Stack } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useNavigate } from 'react-router';
import { ActionForm } from '../../fields/action-form.tsx';
import { BilingualField, NO_TEXT } from '../../fields/bilingual-field.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { DialogFoot } from '../../panels/dialog-foot.tsx';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { leaveFreely } from '../../panels/unsaved.ts';
import { Icon } from '../../shell/icons.tsx';

/** The button for a new article, and its form: a title. */
export function NewArticleDialog() {
  const texts = useTexts('office-articles');
  return (
    <FormDialog
      title={texts.new_article}
      renderButton={(open) => (
        <Button className="office-new" size="xs" leftSection={<Icon name="plus" />} onClick={open}>
          {texts.new_article}
        </Button>
      )}
    >
      {(close) => <NewArticleForm close={close} />}
    </FormDialog>
  );
}

function NewArticleForm({ close }: { readonly close: () => void }) {
  const texts = useTexts('office-articles');
  const { cancel } = useTexts('office');
  const navigate = useNavigate();
  const { form, saving, sending } = useActionForm<'createArticle', { title: typeof NO_TEXT }>(
    'createArticle',
    {
      values: { title: NO_TEXT },
      request: ({ title }) => ({ title }),
      refreshes: ['listOfficeArticles'],
      done: texts.created,
      after: ({ cuid }) => leaveFreely(() => void navigate(`/articles/${cuid}`)),
    },
  );
  return (
    <ActionForm id="new-article" saving={saving}>
      <Stack gap="sm">
        <BilingualField
          label={texts.name}
          value={form.values.title}
          required
          errors={{ of: form.errors, path: 'title' }}
          onChange={(title) => form.setFieldValue('title', title)}
        />
        <DialogFoot>
          <Button variant="default" onClick={close}>
            {cancel}
          </Button>
          <Button type="submit" form="new-article" loading={sending}>
            {texts.create}
          </Button>
        </DialogFoot>
      </Stack>
    </ActionForm>
  );
}
