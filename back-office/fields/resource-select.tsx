import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useLanguage } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../data/session.tsx';
import { type ChoiceProps, FoundSelect, useTyped } from './found-select.tsx';

/** A field that finds one of the organiser's resources, published or not, by part of its name. */
export function ResourceSelect(props: ChoiceProps & { readonly placeholder: string }) {
  const language = useLanguage();
  const allowed = useMay()('resources.read');
  const { data: one } = useCall(
    'getOfficeResource',
    { resource: props.value ?? '' },
    { enabled: allowed && props.value !== null },
  );
  const chosen =
    one === undefined || one.cuid !== props.value
      ? undefined
      : { value: one.cuid, label: one.name[language] };
  const { search, near, typing } = useTyped(chosen?.label);
  const { data, isFetching: reading } = useCall(
    'listOfficeResources',
    { search, page_size: 50 },
    { enabled: allowed && near, keep_previous: true },
  );
  const choices = (data?.data ?? []).map(({ cuid, name }) => ({ value: cuid, label: name }));
  return (
    <FoundSelect {...props} found={choices} reading={reading} chosen={chosen} typing={typing} />
  );
}
