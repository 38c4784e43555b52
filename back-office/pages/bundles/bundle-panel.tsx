import { Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { RecordPanel } from '../../records/record-panel.tsx';
import { usePickText } from '../../texts/use-pick-text.ts';
import { BundleFields } from './bundle-fields.tsx';
import { NEW_BUNDLE } from './bundle-values.ts';

/** The panel of a bundle: it can be deleted while nobody has bought it. */
export function BundlePanel() {
  const texts = useTexts('office-bundles');
  const pick = usePickText();
  return (
    <RecordPanel
      noun="bundles"
      texts={texts}
      initial={NEW_BUNDLE}
      titleOf={({ title }) => pick(title)}
      isRemovable={({ in_use }) => !in_use}
      pageOf={({ published, cuid }) => (published ? `/bundles/${cuid}` : undefined)}
      width={640}
    >
      {(form, { record, editable }) => (
        <>
          {record?.in_use === true ? <Text c="dimmed">{texts.in_use}</Text> : null}
          <BundleFields form={form} editable={editable} />
        </>
      )}
    </RecordPanel>
  );
}
