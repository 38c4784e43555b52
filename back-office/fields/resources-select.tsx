import { useCall } from '@ribambelle/client/data/use-call.ts';
import type { ReactNode } from 'react';
import { useMay } from '../data/session.tsx';
import { FoundMultiSelect } from './found-multi-select.tsx';
import { useTyped } from './found-select.tsx';

/**
 * A field for any number of the organiser's resources, published or not, found by part of their
 * names. Not there for staff without access to resources or while there are none, unless it is the
 * `first` field of a panel, which has the focus.
 */
export function ResourcesSelect(props: {
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly error?: ReactNode;
  readonly first?: boolean;
}) {
  const enabled = useMay()('resources.read');
  const { search, typing } = useTyped(undefined);
  const { data, isFetching: reading } = useCall(
    'listOfficeResources',
    { search, page_size: 50 },
    { enabled, keep_previous: true },
  );
  const choices = (data?.data ?? []).map(({ cuid, name }) => ({ value: cuid, label: name }));
  if (props.first !== true && search === '' && choices.length === 0) return null;
  return (
    <FoundMultiSelect
      {...props}
      found={choices}
      reading={reading}
      search={search}
      typing={typing}
    />
  );
}
