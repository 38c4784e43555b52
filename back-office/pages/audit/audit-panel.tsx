import { Button, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Facts, Section } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { recordAddress } from '../record-addresses.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type Voice, writtenChange, writtenSummary } from './written-change.ts';

type Entry = Answer<'listAuditLog'>['data'][number];

/** The list that shows the subject of an entry, and the permission to read it. */
const LISTS: ReadonlyMap<string, readonly [list: string, permission: Permission]> = new Map([
  ['activities', ['/activities', 'activities.read'] as const],
  ['bundles', ['/bundles', 'bundles.read'] as const],
  ['memberships', ['/memberships', 'memberships.read'] as const],
  ['resources', ['/resources', 'resources.read'] as const],
  ['resource_groups', ['/resource-groups', 'resource-groups.read'] as const],
  ['date_configurations', ['/date-configurations', 'date-configurations.read'] as const],
  ['closed_periods', ['/closed-periods', 'date-configurations.read'] as const],
  ['booking_configurations', ['/booking-configurations', 'booking-configurations.read'] as const],
  ['vouchers', ['/vouchers', 'vouchers.read'] as const],
  ['discounts', ['/discounts', 'discounts.read'] as const],
  ['volume_discounts', ['/volume-discounts', 'volume-discounts.read'] as const],
  ['coupons', ['/coupons', 'discounts.read'] as const],
  ['availabilities', ['/availabilities', 'availabilities.read'] as const],
  ['customers', ['/customers', 'customers.read'] as const],
  ['participants', ['/participants', 'participants.read'] as const],
  ['payments', ['/payments', 'payments.read'] as const],
  ['registrations', ['/registrations', 'registrations.read'] as const],
  ['reviews', ['/reviews', 'customer-reviews.read'] as const],
  ['locations', ['/locations', 'locations.read'] as const],
  ['collaborators', ['/collaborators', 'collaborators.read'] as const],
  ['collaborator_roles', ['/roles', 'collaborator-roles.read'] as const],
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
