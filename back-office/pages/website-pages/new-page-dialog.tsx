import { Button, Stack, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { PAGE_TEMPLATES, type PageTemplate } from '@ribambelle/domain/website/page-templates.ts';
import { useNavigate } from 'react-router';
import { useSession } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { BilingualField, NO_TEXT } from '../../fields/bilingual-field.tsx';
import { Select } from '../../fields/choices.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { DialogFoot } from '../../panels/dialog-foot.tsx';
import { FormDialog } from '../../panels/form-dialog.tsx';
import { leaveFreely } from '../../panels/unsaved.ts';
import { Icon } from '../../shell/icons.tsx';
import { usePickText } from '../../texts/use-pick-text.ts';

type Line = Answer<'listOfficePages'>['data'][number];

type Values = {
  readonly type: 'DEFAULT' | 'AVAILABILITY';
  readonly title: typeof NO_TEXT;
  readonly pathname: string;
  /** A template of ours, the cuid of a page to copy, or EMPTY. */
  readonly begin_with: string;
};

const EMPTY = 'EMPTY';
const KINDS = ['DEFAULT', 'AVAILABILITY'] as const;
/** The end of the address of a page that shows a date. */
const OF_A_DATE = '/$availability';
const BEGINNINGS = [...PAGE_TEMPLATES, EMPTY] as const;

/** The button for a new page, and its form: title, address, and what it begins with. */
export function NewPageDialog({ pages }: { readonly pages: readonly Line[] }) {
  const texts = useTexts('office-builder');
  return (
    <FormDialog
      title={texts.new_page}
      renderButton={(open) => (
        <Button className="office-new" size="xs" leftSection={<Icon name="plus" />} onClick={open}>
          {texts.new_page}
        </Button>
      )}
    >
      {(close) => <NewPageForm pages={pages} close={close} />}
    </FormDialog>
  );
}

function NewPageForm(props: { readonly pages: readonly Line[]; readonly close: () => void }) {
  const texts = useTexts('office-builder');
  const { cancel } = useTexts('office');
  const pick = usePickText();
  const navigate = useNavigate();
  const { language } = useSession().organiser;
  const { form, saving, sending } = useActionForm<'createPage', Values>('createPage', {
    values: { type: 'DEFAULT', title: NO_TEXT, pathname: '', begin_with: 'LANDING' },
    request: ({ type, title, pathname, begin_with }) => ({
      type,
      title,
      pathname,
      template: templateOf(begin_with),
      like: begin_with === EMPTY || templateOf(begin_with) !== null ? null : begin_with,
    }),
    refreshes: ['listOfficePages'],
    done: texts.created,
    after: ({ cuid }) => leaveFreely(() => void navigate(`/pages/${cuid}`)),
  });
  const { values, errors } = form;
  return (
    <ActionForm id="new-page" saving={saving}>
      <Stack gap="sm">
        <BilingualField
          label={texts.page_title}
          value={values.title}
          required
          errors={{ of: errors, path: 'title' }}
          onChange={(title) => {
            const end = values.type === 'DEFAULT' ? '' : OF_A_DATE;
            const isUntouched = values.pathname === `${pathnameFor(values.title[language])}${end}`;
            form.setFieldValue('title', title);
            if (isUntouched)
              form.setFieldValue('pathname', `${pathnameFor(title[language])}${end}`);
          }}
        />
        <TextInput
          label={texts.page_address}
          description={texts.page_address_help}
          required
          {...form.getInputProps('pathname')}
        />
        <Select
          label={texts.kind}
          data={KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
          value={values.type}
          allowDeselect={false}
          onChange={(value) => {
            const type = KINDS.find((kind) => kind === value) ?? 'DEFAULT';
            form.setFieldValue('type', type);
            const pathname = values.pathname.replace(OF_A_DATE, '');
            form.setFieldValue(
              'pathname',
              type === 'DEFAULT' ? pathname : `${pathname}${OF_A_DATE}`,
            );
          }}
        />
        <Select
          label={texts.begin_with}
          data={[
            ...BEGINNINGS.map((value) => ({
              value,
              label: texts.templates[value],
            })),
            ...props.pages
              .filter(({ pathname }) => !pathname.includes('$'))
              .map(({ cuid, title }) => ({ value: cuid, label: texts.like_page(pick(title)) })),
          ]}
          value={values.begin_with}
          allowDeselect={false}
          onChange={(value) => form.setFieldValue('begin_with', value ?? EMPTY)}
        />
        <DialogFoot>
          <Button variant="default" onClick={props.close}>
            {cancel}
          </Button>
          <Button type="submit" form="new-page" loading={sending}>
            {texts.create}
          </Button>
        </DialogFoot>
      </Stack>
    </ActionForm>
  );
}

const templateOf = (value: string): PageTemplate | null =>
  PAGE_TEMPLATES.find((template) => template === value) ?? null;

/** Returns the address that a title suggests: `/ete-2027`; empty for an empty title. */
function pathnameFor(title: string): string {
  const words = title
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words === null ? '' : `/${words.join('-').slice(0, 60)}`;
}
