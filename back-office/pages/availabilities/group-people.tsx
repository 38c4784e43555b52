import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAction } from '../../data/use-action.ts';
import { Section } from '../../panels/facts.tsx';
import { PartWaiting } from '../../panels/part-waiting.tsx';
import { PeopleSelect, useMayChoosePeople } from './people-select.tsx';
import { PEOPLE_OF_AVAILABILITY } from './refreshes.ts';

/** Who of the team is attached to an availability; who may change it chooses among the team, and each choice is kept at once. */
export function GroupPeople({ availability }: { availability: string }) {
  const texts = useTexts('office-availabilities');
  const found = useCall('listAvailabilityCollaborators', { availability });
  const editable = useMayChoosePeople();
  const save = useAction('updateAvailabilityCollaborators', { refreshes: PEOPLE_OF_AVAILABILITY });
  if (found.data === undefined) return <PartWaiting found={found} />;
  const attached = found.data.collaborators;
  if (!editable)
    return attached.length === 0 ? null : (
      <Section title={texts.attached}>{attached.map(({ name }) => name).join(', ')}</Section>
    );
  return (
    <PeopleSelect
      label={texts.attached}
      description={texts.attached_help}
      value={attached}
      onChange={(change) => save.mutate({ availability, ...change })}
      disabled={save.isPending}
    />
  );
}
