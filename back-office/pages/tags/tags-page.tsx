import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { TAG_COLOURS, type TagColour } from '@ribambelle/domain/base/tags.ts';
import { type FormEvent, useState } from 'react';
import { Select } from '../../fields/choices.tsx';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { PartWaiting } from '../../panels/part-waiting.tsx';
import type { TagListed } from '../../panels/tag-colours.ts';
import { TagBadge } from '../../panels/tags-of.tsx';
import { useUnsaved } from '../../panels/unsaved.ts';
import { Icon } from '../../shell/icons.tsx';
import { Page } from '../../shell/page.tsx';

const REFRESHES = ['listCustomerTags', 'listRegistrationTags'] as const;

/**
 * The list of tags for families and registrations, with their colours, and a form that adds one.
 */
export function TagsPage() {
  const texts = useTexts('office-notes');
  const may = useMay();
  const found = useCall('listCustomerTags', {});
  const tags = found.data?.tags;
  return (
    <Page title={texts.tags} back>
      <div className="office-tab-form">
        <Text c="dimmed" mb="sm">
          {texts.tags_help}
        </Text>
        {may('customer-tags.create') ? <NewTag /> : null}
        {tags === undefined ? (
          <PartWaiting found={found} />
        ) : tags.length === 0 ? (
          <Text c="dimmed">{texts.no_tags}</Text>
        ) : (
          <Stack component="ul" gap="xs" p={0} m={0}>
            {tags.map((tag) => (
              <OneTag key={tag.cuid} tag={tag} />
            ))}
          </Stack>
        )}
      </div>
    </Page>
  );
}

function NewTag() {
  const texts = useTexts('office-notes');
  const [name, setName] = useState('');
  const [colour, setColour] = useState<TagColour | null>(null);
  const create = useAction('createCustomerTag', { refreshes: REFRESHES, done: texts.tag_added });
  useUnsaved({ isUnsaved: () => name.trim() !== '', discard: () => setName('') });
  const empty = () => {
    setName('');
    setColour(null);
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    create.mutate({ name: name.trim(), colour }, { onSuccess: empty });
  };
  return (
    <form onSubmit={add}>
      <Group align="end" gap="xs" mb="md">
        <TextInput
          label={texts.name}
          value={name}
          maxLength={40}
          onChange={({ target }) => setName(target.value)}
        />
        <ColourSelect label={texts.colour} value={colour} onChange={setColour} />
        <Button type="submit" loading={create.isPending} disabled={name.trim() === ''}>
          {texts.add_tag}
        </Button>
      </Group>
    </form>
  );
}

function OneTag({ tag }: { tag: TagListed }) {
  const texts = useTexts('office-notes');
  const may = useMay();
  const { cuid, name, colour } = tag;
  const change = useAction('updateCustomerTag', {
    refreshes: REFRESHES,
    done: texts.colour_changed,
    undo: (call) => call('updateCustomerTag', { tag: cuid, colour }),
  });
  const remove = useAction('deleteCustomerTag', { refreshes: REFRESHES, done: texts.tag_removed });
  return (
    <Group component="li" justify="space-between" wrap="nowrap">
      <TagBadge name={name} listed={[tag]} />
      <Group gap="xs" wrap="nowrap">
        {may('customer-tags.update') ? (
          <ColourSelect
            label={texts.colour_of(name)}
            hidden
            value={colour}
            onChange={(value) => change.mutate({ tag: cuid, colour: value })}
          />
        ) : null}
        {may('customer-tags.delete') ? (
          <ActionIcon
            variant="subtle"
            color="gray.7"
            aria-label={texts.remove_tag(name)}
            onClick={() => remove.mutate({ tag: cuid })}
          >
            <Icon name="trash" size={16} />
          </ActionIcon>
        ) : null}
      </Group>
    </Group>
  );
}

function ColourSelect(props: {
  label: string;
  /** True when the label is only for screen readers. */
  hidden?: boolean;
  value: TagColour | null;
  onChange: (colour: TagColour | null) => void;
}) {
  const texts = useTexts('office-notes');
  const { label, hidden = false } = props;
  return (
    <Select
      {...(hidden ? { 'aria-label': label } : { label })}
      value={props.value ?? 'PLAIN'}
      data={(['PLAIN', ...TAG_COLOURS] as const).map((value) => ({
        value,
        label: texts.colours[value],
      }))}
      onChange={(value) => props.onChange(TAG_COLOURS.find((colour) => colour === value) ?? null)}
      allowDeselect={false}
      w={150}
    />
  );
}
