import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  Stack,
  TextInput,
  UnstyledButton,
} from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import type { ListName } from '@ribambelle/api/exports/shapes.ts';
import { useAction } from '../data/use-action.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { ActionForm } from '../fields/action-form.tsx';
import { useActionForm } from '../fields/use-action-form.ts';
import { FormPopover } from '../panels/form-popover.tsx';
import { RenameForm } from '../panels/rename-form.tsx';
import { Icon } from '../shell/icons.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ListAddress } from './use-list-address.ts';

type View = Answer<'listSavedViews'>['data'][number];

const REFRESHES = ['listSavedViews'] as const;

/**
 * The collaborator's saved views of a list, as tabs; filters that no view has can be saved under a
 * name.
 */
export function SavedViews({ list, of }: { list: ListAddress; of: ListName }) {
  const texts = useTexts('saved-views');
  const { data } = useCall('listSavedViews', { list: of });
  const views = data?.data ?? [];
  const current = views.find(({ filters }) => filtersKey(filters) === filtersKey(list.shown));
  const plain = Object.keys(list.shown).length === 0;
  if (data === undefined || (views.length === 0 && plain)) return null;
  return (
    <nav className="office-views" aria-label={texts.label}>
      <UnstyledButton
        className="office-view"
        fz="sm"
        aria-current={plain ? 'true' : undefined}
        onClick={() => list.show({})}
      >
        {texts.all}
      </UnstyledButton>
      {views.map((view) => (
        <Group key={view.cuid} gap={0} wrap="nowrap">
          <UnstyledButton
            className="office-view"
            fz="sm"
            aria-current={view === current ? 'true' : undefined}
            title={view.own ? undefined : texts.made_by(view.made_by)}
            onClick={() => list.show(view.filters)}
          >
            {view.name}
          </UnstyledButton>
          {view === current && view.own ? <ChangeView view={view} /> : null}
        </Group>
      ))}
      {!plain && current === undefined ? (
        <SaveView key={filtersKey(list.shown)} list={list} of={of} />
      ) : null}
    </nav>
  );
}

function SaveView({ list, of }: { list: ListAddress; of: ListName }) {
  const texts = useTexts('saved-views');
  return (
    <FormPopover
      renderButton={({ toggle }) => (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<Icon name="plus" size={14} />}
          onClick={toggle}
        >
          {texts.save}
        </Button>
      )}
    >
      {(close) => <SaveForm list={list} of={of} close={close} />}
    </FormPopover>
  );
}

function SaveForm(props: { list: ListAddress; of: ListName; close: () => void }) {
  const office = useTexts('office');
  const texts = useTexts('saved-views');
  const { list, of, close } = props;
  const { form, saving, sending } = useActionForm('createSavedView', {
    aside: true,
    values: { name: '', shared: false },
    refreshes: REFRESHES,
    after: close,
    request: ({ name, shared }) => ({
      list: of,
      name,
      shared,
      filters: list.shown,
    }),
  });
  return (
    <ActionForm saving={saving}>
      <Stack gap="sm" w={260}>
        <TextInput
          label={texts.name}
          description={texts.name_help}
          maxLength={60}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Checkbox
          size="sm"
          label={texts.shared}
          {...form.getInputProps('shared', { type: 'checkbox' })}
        />
        <Button type="submit" size="xs" loading={sending} style={{ alignSelf: 'start' }}>
          {office.save}
        </Button>
      </Stack>
    </ActionForm>
  );
}

function ChangeView({ view }: { view: View }) {
  const texts = useTexts('saved-views');
  return (
    <FormPopover
      renderButton={({ toggle }) => (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={texts.more(view.name)}
          onClick={toggle}
        >
          <Icon name="more" size={16} />
        </ActionIcon>
      )}
    >
      {(close) => <ChangeForm view={view} close={close} />}
    </FormPopover>
  );
}

function ChangeForm({ view, close }: { view: View; close: () => void }) {
  const texts = useTexts('saved-views');
  const { form, saving, sending } = useActionForm('updateSavedView', {
    aside: true,
    values: { name: view.name, shared: view.shared },
    refreshes: REFRESHES,
    after: close,
    request: ({ name, shared }) => ({
      view: view.cuid,
      name,
      shared,
    }),
  });
  const remove = useAction('deleteSavedView', {
    refreshes: REFRESHES,
    done: texts.removed(view.name),
  });
  return (
    <RenameForm
      saving={saving}
      sending={sending}
      words={texts}
      removing={remove.isPending}
      onRemove={() => remove.mutate({ view: view.cuid })}
    >
      <TextInput label={texts.name} maxLength={60} data-autofocus {...form.getInputProps('name')} />
      <Checkbox
        size="sm"
        label={texts.shared}
        {...form.getInputProps('shared', { type: 'checkbox' })}
      />
    </RenameForm>
  );
}

/** Returns filters as a text, the same for equal filters. */
function filtersKey(filters: Readonly<Record<string, string>>): string {
  return JSON.stringify(
    Object.entries(filters).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
