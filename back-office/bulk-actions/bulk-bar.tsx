import { Button, Group, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useFormats } from '../formats/formats.ts';
import { BulkPanel } from './bulk-panel.tsx';
import type { BulkKind, BulkOf } from './bulk-of.ts';
import { useWriteTo } from '../pages/mailings/use-write-to.ts';
import type { WrittenTo } from './written-to.ts';
import type { Selection } from './use-selection.ts';

/** The number of chosen rows and the actions on all of them at once. */
export function BulkBar<Row>(props: {
  selection: Selection;
  /** The number of rows that the filters find. */
  found: number;
  /** The changes that can be made to them; none when left out. */
  bulk?: BulkOf<Row> | undefined;
  /** The recipients when their families are written to; nobody when left out. */
  written?: WrittenTo<Row> | undefined;
}) {
  const { selection, found, bulk, written } = props;
  const texts = useTexts('bulk-actions');
  const mailings = useTexts('office-mailings');
  const { begin, beginning } = useWriteTo();
  const { count: inWords } = useFormats();
  const [kind, setKind] = useState<BulkKind | null>(null);
  const count = selection.countOf(found);
  return (
    <>
      {count === 0 ? null : (
        <Group className="office-bulk" role="group" aria-label={texts.actions} gap={8}>
          <Text size="sm" fw={600} role="status">
            {texts.chosen(inWords(count))}
          </Text>
          {selection.all || count >= found ? null : (
            <Button size="compact-sm" variant="subtle" onClick={selection.chooseAll}>
              {texts.all_found(inWords(found))}
            </Button>
          )}
          {(bulk?.kinds ?? []).map((one) => (
            <Button key={one} size="compact-sm" variant="default" onClick={() => setKind(one)}>
              {texts.kinds[one]}
            </Button>
          ))}
          {written === undefined ? null : (
            <Button
              size="compact-sm"
              variant="default"
              loading={beginning}
              onClick={() => begin(written.recipientsOf(selection))}
            >
              {mailings.write}
            </Button>
          )}
          <Button size="compact-sm" variant="subtle" color="gray.7" onClick={selection.clear}>
            {texts.clear}
          </Button>
        </Group>
      )}
      {kind === null || bulk === undefined ? null : (
        <BulkPanel
          key={kind}
          kind={kind}
          on={bulk.on}
          refreshes={bulk.refreshes}
          actionOf={(change) => bulk.actionOf(change, selection)}
          onDone={selection.clear}
          onClose={() => setKind(null)}
        />
      )}
    </>
  );
}
