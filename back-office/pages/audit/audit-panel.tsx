import { Button, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Facts, Section } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { recordNames } from '@ribambelle/api/record-names.ts';
import { nouns } from '../../records/nouns.ts';
import { recordAddress } from '../record-addresses.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type Voice, writtenChange, writtenSummary } from './written-change.ts';

type Entry = Answer<'listAuditLog'>['data'][number];

/** The list that shows the subject of an entry, and the permission to read it. */
const LISTS = new Map<string, readonly [list: string, permission: Permission]>([
  ['activities', ['/activities', 'activities.read']],
  ['availabilities', ['/availabilities', 'availabilities.read']],
  ['customers', ['/customers', 'customers.read']],
  ['participants', ['/participants', 'participants.read']],
  ['payments', ['/payments', 'payments.read']],
  ['registrations', ['/registrations', 'registrations.read']],
  ['reviews', ['/reviews', 'customer-reviews.read']],
  ['collaborators', ['/collaborators', 'collaborators.read']],
  ['collaborator_roles', ['/roles', 'collaborator-roles.read']],
  ...nouns.map((noun): [string, readonly [string, Permission]] => [
    noun.replaceAll('-', '_'),
    [`/${noun}`, `${recordNames[noun].area}.read`],
  ]),
]);

/** An entry of the log in full, with a link to its subject. */
export function AuditPanel({
  entry,
  voice,
  onClose,
}: {
  entry: Entry;
  voice: Voice;
  onClose: () => void;
}) {
  const texts = useTexts('office-organisation');
  const names = useTexts('office-permissions');
  const formats = useFormats();
  const may = useMay();
  const [list, permission] = LISTS.get(entry.entity) ?? [];
  const foot =
    list === undefined ||
    permission === undefined ||
    entry.entity_cuid === null ||
    !may(permission) ? undefined : (
      <Button component={LinkAndBack} to={recordAddress(list, entry.entity_cuid)} variant="default">
        {texts.see_about}
      </Button>
    );
  return (
    <SidePanel title={names.permissionOf(entry.action)} onClose={onClose} foot={foot}>
      <Facts
        rows={[
          [texts.when, formats.moment(entry.created_at)],
          [texts.who, entry.collaborator_name],
          [texts.about, writtenSummary(entry.summary, formats.moment)],
        ]}
      />
      {entry.changes.length === 0 ? null : (
        <Section title={texts.changes}>
          {entry.changes.map((change) => (
            <Text key={change.field} className="office-line" style={{ overflowWrap: 'anywhere' }}>
              {writtenChange(change, voice)}
            </Text>
          ))}
        </Section>
      )}
    </SidePanel>
  );
}
