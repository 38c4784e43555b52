import { MultiSelect } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { Section } from '../../panels/facts.tsx';
import { PartWaiting } from '../../panels/part-waiting.tsx';

const MOST_OFFERED = 100;

/** Who of the team is attached to an availability; who may change it chooses among the team, and each choice is kept at once. */
export function GroupPeople({ availability }: { availability: string }) {
  const texts = useTexts('office-availabilities');
  const may = useMay();
  const found = useCall('listAvailabilityCollaborators', { availability });
  const editable = may('availabilities.update') && may('collaborators.read');
  const team = useCall('listCollaborators', { page_size: MOST_OFFERED }, { enabled: editable });
  const save = useAction('updateAvailabilityCollaborators', {
    refreshes: ['listAvailabilityCollaborators', 'getAvailabilityExclusions'],
  });
  if (found.data === undefined) return <PartWaiting found={found} />;
  const attached = found.data.collaborators;
  if (!editable)
    return attached.length === 0 ? null : (
      <Section title={texts.attached}>{attached.map(({ name }) => name).join(', ')}</Section>
    );
  const now = attached.map(({ cuid }) => cuid);
  const names = new Map(attached.map(({ cuid, name }) => [cuid, name]));
  for (const { cuid, firstname, lastname, active } of team.data?.data ?? [])
    if (active) names.set(cuid, `${firstname} ${lastname}`);
  return (
    <MultiSelect
      label={texts.attached}
      description={texts.attached_help}
      data={[...names].map(([value, label]) => ({ value, label }))}
      value={now}
      onChange={(chosen) =>
        save.mutate({
          availability,
          attached: chosen.filter((cuid) => !now.includes(cuid)),
          detached: now.filter((cuid) => !chosen.includes(cuid)),
        })
      }
      disabled={save.isPending}
      searchable
    />
  );
}
