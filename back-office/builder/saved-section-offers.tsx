import { ActionIcon, Text, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { PageElement } from '@ribambelle/domain/website/page-tree.ts';
import { useAction } from '../data/use-action.ts';
import { useActionForm } from '../fields/use-action-form.ts';
import { FormPopover } from '../panels/form-popover.tsx';
import { RenameForm } from '../panels/rename-form.tsx';
import { Icon } from '../shell/icons.tsx';
import { ElementSketch } from './element-sketch.tsx';
import { isElementName } from './known-elements.ts';
import { SAVED_NAME, tellingElement } from './saved-sections.ts';

type Saved = Answer<'listSavedSections'>['data'][number];

/** The sections that the organiser kept, each with the way to rename or to delete it. */
export function SavedSectionOffers(props: {
  readonly sections: readonly Saved[];
  readonly onChoose: (section: PageElement) => void;
}) {
  const texts = useTexts('saved-sections');
  return (
    <section aria-label={texts.title}>
      <Text component="h3" size="sm" fw={600} m={0} mb={6}>
        {texts.title}
      </Text>
      <div className="builder-offers">
        {props.sections.map((saved) => (
          <Offer key={saved.cuid} saved={saved} onChoose={props.onChoose} />
        ))}
      </div>
    </section>
  );
}

function Offer(props: {
  readonly saved: Saved;
  readonly onChoose: (section: PageElement) => void;
}) {
  const { saved, onChoose } = props;
  const texts = useTexts('saved-sections');
  const [section] = saved.content;
  if (section === undefined) return null;
  const { element } = tellingElement(section);
  return (
    <div className="builder-saved">
      <button type="button" className="builder-offer" onClick={() => onChoose(section)}>
        <ElementSketch element={isElementName(element) ? element : 'sections-container'} />
        <span>{saved.name}</span>
      </button>
      <FormPopover
        renderButton={({ toggle }) => (
          <ActionIcon
            size="sm"
            variant="default"
            aria-label={texts.more(saved.name)}
            onClick={toggle}
          >
            <Icon name="more" size={14} />
          </ActionIcon>
        )}
      >
        {(close) => <ChangeForm saved={saved} close={close} />}
      </FormPopover>
    </div>
  );
}

const REFRESHES = ['listSavedSections'] as const;

function ChangeForm({ saved, close }: { saved: Saved; close: () => void }) {
  const texts = useTexts('saved-sections');
  const { form, saving, sending } = useActionForm('updateSavedSection', {
    aside: true,
    values: { name: saved.name },
    refreshes: REFRESHES,
    after: close,
    request: ({ name }) => ({ section: saved.cuid, name }),
  });
  const remove = useAction('deleteSavedSection', {
    refreshes: REFRESHES,
    done: texts.removed(saved.name),
  });
  return (
    <RenameForm
      saving={saving}
      sending={sending}
      words={texts}
      removing={remove.isPending}
      onRemove={() => remove.mutate({ section: saved.cuid })}
    >
      <TextInput
        label={texts.name}
        maxLength={SAVED_NAME}
        data-autofocus
        {...form.getInputProps('name')}
      />
    </RenameForm>
  );
}
