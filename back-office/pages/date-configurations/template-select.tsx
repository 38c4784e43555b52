import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { FoundSelect, useTyped } from '../../fields/found-select.tsx';

export type Template = Answer<'listDateConfigurations'>['data'][number];

/**
 * A field that finds a template of dates by its name; nothing while there is none, or for staff who
 * may not see them.
 */
export function TemplateSelect(props: {
  value: Template | null;
  onChange: (template: Template | null) => void;
}) {
  const texts = useTexts('office-date-configurations');
  const enabled = useMay()('date-configurations.read');
  const { value } = props;
  const { search, typing } = useTyped(value?.name);
  const { data, isFetching: reading } = useCall(
    'listDateConfigurations',
    { search, page_size: 50 },
    { enabled, keep_previous: true },
  );
  if (data === undefined || (data.count === 0 && search === '')) return null;
  return (
    <FoundSelect
      label={texts.template}
      found={data.data.map(({ cuid, name }) => ({ value: cuid, label: name }))}
      chosen={value === null ? undefined : { value: value.cuid, label: value.name }}
      value={value?.cuid ?? null}
      reading={reading}
      typing={typing}
      onChange={(chosen_cuid) =>
        props.onChange(data.data.find(({ cuid }) => cuid === chosen_cuid) ?? null)
      }
    />
  );
}
