import { Button, Stack, TextInput } from '@mantine/core';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { PageElement } from '@ribambelle/domain/website/page-tree.ts';
import { ActionForm } from '../fields/action-form.tsx';
import { useActionForm } from '../fields/use-action-form.ts';
import { FormModal } from '../panels/form-dialog.tsx';
import { contentOf } from './unsafe.ts';
import { elementWordsIn } from './use-element-name.ts';
import { SAVED_NAME, tellingElement } from './saved-sections.ts';

/** The dialog that keeps a section of the page under a name; null is none. */
export function KeepSectionDialog(props: {
  readonly section: PageElement | null;
  readonly onClose: () => void;
}) {
  const texts = useTexts('saved-sections');
  const { section } = props;
  return (
    <FormModal opened={section !== null} onClose={props.onClose} title={texts.keep}>
      {() => (section === null ? null : <KeepForm section={section} onClose={props.onClose} />)}
    </FormModal>
  );
}

function KeepForm({ section, onClose }: { section: PageElement; onClose: () => void }) {
  const texts = useTexts('saved-sections');
  const office = useTexts('office');
  const words = elementWordsIn(useLanguage());
  const name = (words(section) || words(tellingElement(section))).slice(0, SAVED_NAME).trim();
  const { form, saving, sending } = useActionForm('createSavedSection', {
    aside: true,
    values: { name },
    refreshes: ['listSavedSections'],
    done: texts.kept,
    after: onClose,
    request: (values) => ({ ...values, content: contentOf([section]) }),
  });
  return (
    <ActionForm saving={saving}>
      <Stack gap="md">
        <TextInput
          label={texts.name}
          description={texts.name_help}
          maxLength={SAVED_NAME}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Button type="submit" loading={sending} style={{ alignSelf: 'end' }}>
          {office.save}
        </Button>
      </Stack>
    </ActionForm>
  );
}
