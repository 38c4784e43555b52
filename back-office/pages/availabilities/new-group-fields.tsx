import { MultiSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { type Clash, Clashes } from './clashes.tsx';
import { PeopleSelect, useMayChoosePeople } from './people-select.tsx';

const MOST_OFFERED = 100;

/** Who will be there and what is needed, of dates that are yet to be made. */
export interface NewGroup {
  readonly attached: string[];
  readonly resources: string[];
}

export const NO_GROUP: NewGroup = { attached: [], resources: [] };

/** Whether anybody or anything is named. */
export const isNamed = ({ attached, resources }: NewGroup): boolean =>
  attached.length + resources.length > 0;

/** Who of the team and which resources new dates have, and where these are already at that time; nothing for who may not say so. */
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

function ResourcesSelect(props: { value: readonly string[]; onChange: (value: string[]) => void }) {
  const texts = useTexts('office-availabilities');
  const found = useCall('listOfficeResources', { page_size: MOST_OFFERED });
  const resources = found.data?.data ?? [];
  if (resources.length === 0) return null;
  return (
    <MultiSelect
      label={texts.needs}
      data={resources.map(({ cuid, name }) => ({ value: cuid, label: name }))}
      value={[...props.value]}
      onChange={props.onChange}
      searchable
    />
  );
}
