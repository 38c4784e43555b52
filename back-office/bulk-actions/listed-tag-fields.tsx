import { Stack, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { MultiSelect } from '../fields/choices.tsx';
import { useListedTags } from '../fields/use-listed-tags.ts';
import type { Decided } from './change-of.ts';

/**
 * The tags to add to families or registrations and those to remove, from the list that staff keep.
 */
export function ListedTagFields({
  on,
  decided,
  decide,
}: {
  readonly on: 'CUSTOMERS' | 'REGISTRATIONS';
  readonly decided: Decided;
  readonly decide: (decided: Decided) => void;
}) {
  const texts = useTexts('bulk-actions');
  const notes = useTexts('office-notes');
  const tags_listed = useListedTags(on === 'CUSTOMERS' ? 'customers' : 'registrations');
  const names = (tags_listed ?? []).map(({ name }) => name);
  if (tags_listed !== undefined && names.length === 0) return <Text>{notes.no_tag_yet}</Text>;
  const { add, remove } = decided;
  return (
    <Stack gap="sm">
      <MultiSelect
        label={texts.tags_added}
        data={names.filter((name) => !remove.includes(name))}
        value={[...add]}
        onChange={(chosen_names) => decide({ ...decided, add: chosen_names })}
        searchable
      />
      <MultiSelect
        label={texts.tags_removed}
        data={names.filter((name) => !add.includes(name))}
        value={[...remove]}
        onChange={(chosen_names) => decide({ ...decided, remove: chosen_names })}
        searchable
      />
    </Stack>
  );
}
