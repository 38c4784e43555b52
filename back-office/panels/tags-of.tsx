import { Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { MultiSelect } from '../fields/choices.tsx';
import { useMay } from '../data/session.tsx';
import { Icon } from '../shell/icons.tsx';
import { FormPopover } from './form-popover.tsx';
import { LinkAndBack } from './link-and-back.tsx';
import { MANTINE_COLOURS, type TagListed } from './tag-colours.ts';

/** The tags that a record gains, and those that it loses. */
interface Tagging {
  readonly add: string[];
  readonly remove: string[];
}

/**
 * The tags of a family or a registration, in their colours; with `change`, a button that chooses
 * them from the list.
 */
export function TagsOf(props: {
  tags: readonly string[];
  listed: readonly TagListed[];
  change: ((tagging: Tagging) => void) | null;
}) {
  const { tags, listed, change } = props;
  const texts = useTexts('office-notes');
  if (tags.length === 0 && change === null) return null;
  return (
    <Group gap={6} role="group" aria-label={texts.tags}>
      {tags.map((name) => (
        <TagBadge key={name} name={name} listed={listed} />
      ))}
      {change === null ? null : (
        <FormPopover
          renderButton={({ opened, toggle }) => (
            <Button
              variant="subtle"
              size="compact-xs"
              color="gray.7"
              leftSection={<Icon name="categories" size={14} />}
              aria-expanded={opened}
              onClick={toggle}
            >
              {texts.tags}
            </Button>
          )}
        >
          {() => <ChooseTags tags={tags} listed={listed} change={change} />}
        </FormPopover>
      )}
    </Group>
  );
}

/** A tag in its colour. */
export function TagBadge({ name, listed }: { name: string; listed: readonly TagListed[] }) {
  const colour = listed.find((tag) => tag.name === name)?.colour ?? null;
  return (
    <Badge variant="light" color={MANTINE_COLOURS[colour ?? 'PLAIN']} tt="none" fw={500}>
      {name}
    </Badge>
  );
}

const WIDTH = 280;

function ChooseTags(props: {
  tags: readonly string[];
  listed: readonly TagListed[];
  change: (tagging: Tagging) => void;
}) {
  const texts = useTexts('office-notes');
  const may = useMay();
  const { tags, listed, change } = props;
  const names = [...new Set([...listed.map(({ name }) => name), ...tags])];
  return (
    <Stack gap="xs" w={WIDTH}>
      {names.length === 0 ? (
        <Text size="sm">{texts.no_tag_yet}</Text>
      ) : (
        <MultiSelect
          label={texts.choose_tags}
          data={names}
          value={[...tags]}
          searchable
          data-autofocus
          comboboxProps={{ withinPortal: false }}
          onChange={(tags_wanted) =>
            change({
              add: tags_wanted.filter((name) => !tags.includes(name)),
              remove: tags.filter((name) => !tags_wanted.includes(name)),
            })
          }
        />
      )}
      {may('customer-tags.create') ? (
        <Anchor component={LinkAndBack} to="/tags" size="sm">
          {texts.manage}
        </Anchor>
      ) : null}
    </Stack>
  );
}
