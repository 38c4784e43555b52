import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAction } from '../../data/use-action.ts';
import { Section } from '../../panels/facts.tsx';
import { PartWaiting } from '../../panels/part-waiting.tsx';
import { useClashQuestion } from './clash-question.tsx';
import { PeopleSelect, useMayChoosePeople } from './people-select.tsx';
import { PEOPLE_OF_AVAILABILITY } from './refreshes.ts';

/** The most dates checked for clashes, from the last one; dates in the past do not matter. */
const MOST_LOOKED_AT = 400;

/**
 * The collaborators attached to an availability; staff with the permission choose among the team,
 * and each choice is saved at once.
 */
export function GroupPeople({
  availability: of,
}: {
  availability: Answer<'getOfficeAvailability'>;
}) {
  const availability = of.cuid;
  const week = useTexts('office-week');
  const texts = useTexts('office-availabilities');
  const found = useCall('listAvailabilityCollaborators', { availability });
  const editable = useMayChoosePeople();
  const save = useAction('updateAvailabilityCollaborators', { refreshes: PEOPLE_OF_AVAILABILITY });
  const warning = useClashQuestion(week.attach_anyway);
  if (found.data === undefined) return <PartWaiting found={found} />;
  const people = found.data.collaborators;
  if (!editable)
    return people.length === 0 ? null : (
      <Section title={texts.attached}>{people.map(({ name }) => name).join(', ')}</Section>
    );
  return (
    <>
      <PeopleSelect
        label={texts.attached}
        description={texts.attached_help}
        value={people}
        onChange={(change, names) => {
          const run = () => save.mutate({ availability, ...change });
          const dates = of.dates.slice(-MOST_LOOKED_AT).map(({ cuid }) => ({ date: cuid }));
          if (change.attached.length === 0 || dates.length === 0) return run();
          const request = { availability, dates, attached: change.attached };
          return void warning.look(request, { names, run });
        }}
        disabled={save.isPending}
      />
      {warning.question}
    </>
  );
}
