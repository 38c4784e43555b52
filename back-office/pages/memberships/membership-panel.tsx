import { Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { RecordPanel } from '../../records/record-panel.tsx';
import { usePickText } from '../../texts/use-pick-text.ts';
import { MembershipFields } from './membership-fields.tsx';
import { NEW_MEMBERSHIP } from './membership-values.ts';

/** The panel of a membership: it can be deleted while nobody has bought it. */
export function MembershipPanel() {
  const texts = useTexts('office-memberships');
  const pick = usePickText();
  return (
    <RecordPanel
      noun="memberships"
      texts={texts}
      initial={NEW_MEMBERSHIP}
      titleOf={({ title }) => pick(title)}
      isRemovable={({ in_use }) => !in_use}
      pageOf={({ published, cuid }) => (published ? `/memberships/${cuid}` : undefined)}
      width={640}
    >
      {(form, { record, editable }) => (
        <>
          {record?.in_use === true ? <Text c="dimmed">{texts.in_use}</Text> : null}
          <MembershipFields form={form} editable={editable} />
        </>
      )}
    </RecordPanel>
  );
}
