import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAction } from '../../data/use-action.ts';
import { useClashQuestion } from './clash-question.tsx';
import { type Person, PeopleSelect } from './people-select.tsx';
import { AVAILABILITY_LISTS, PEOPLE_OF_AVAILABILITY } from './refreshes.ts';

/** The stand-ins on one date; each choice is saved at once. */
export function StandIns(props: {
  of: { readonly availability: string; readonly date: string };
  /** The day, as it is written. */
  day: string;
  people: readonly Person[];
}) {
  const texts = useTexts('office-availabilities');
  const week = useTexts('office-week');
  const { of, day, people } = props;
  const save = useAction('updateDateCollaborators', {
    refreshes: [...PEOPLE_OF_AVAILABILITY, ...AVAILABILITY_LISTS],
  });
  const warning = useClashQuestion(week.stand_in_anyway);
  return (
    <div className="office-inset">
      <PeopleSelect
        label={texts.stand_ins_of(day)}
        description={texts.stand_ins_help}
        value={people}
        onChange={(change, names) => {
          const run = () => save.mutate({ ...of, ...change });
          if (change.attached.length === 0) return run();
          const dates = [{ date: of.date }];
          const request = { availability: of.availability, dates, stand_ins: change.attached };
          return void warning.look(request, { names, run });
        }}
        disabled={save.isPending}
      />
      {warning.question}
    </div>
  );
}
