import type { UseFormReturnType } from '@mantine/form';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { ResourcesSelect } from '../../fields/resources-select.tsx';
import { type Clash, Clashes } from './clashes.tsx';
import { PeopleSelect, useMayChoosePeople } from './people-select.tsx';

/** The people and resources of dates that are yet to be made. */
export interface NewGroup {
  readonly attached: string[];
  readonly resources: string[];
}

export const NO_GROUP: NewGroup = { attached: [], resources: [] };

/** True when a person or a resource is named. */
export const isNamed = ({ attached, resources }: NewGroup): boolean =>
  attached.length + resources.length > 0;

/**
 * The collaborators and resources of new dates, and their clashes at that time; nothing for staff
 * without the permission.
 */
export function NewGroupFields<Values extends NewGroup & Record<string, unknown>>(props: {
  form: UseFormReturnType<Values>;
  /** Undefined while they are not known. */
  clashes: readonly Clash[] | undefined;
}) {
  const { form, clashes } = props;
  const texts = useTexts('office-availabilities');
  const names_people = useMayChoosePeople();
  const may = useMay();
  const names_resources = may('availabilities.update') && may('resources.read');
  const { attached } = form.values;
  const set = (change: Partial<NewGroup>) => form.setValues((before) => ({ ...before, ...change }));
  return (
    <>
      {names_people ? (
        <PeopleSelect
          label={texts.attached}
          description={texts.attached_new_help}
          value={attached.map((cuid) => ({ cuid, name: cuid }))}
          onChange={(change) =>
            set({
              attached: [
                ...attached.filter((cuid) => !change.detached.includes(cuid)),
                ...change.attached,
              ],
            })
          }
          disabled={false}
        />
      ) : null}
      {names_resources ? (
        <ResourcesSelect
          label={texts.needs}
          value={form.values.resources}
          onChange={(resources) => set({ resources })}
        />
      ) : null}
      <div aria-live="polite">
        {isNamed(form.values) && clashes !== undefined ? <Clashes clashes={clashes} /> : null}
      </div>
    </>
  );
}
