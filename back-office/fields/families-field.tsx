import { useCall } from '@ribambelle/client/data/use-call.ts';
import type { ReactNode } from 'react';
import { familyLabel } from '../pages/customers/family-label.ts';
import { useMay } from '../data/session.tsx';
import { FoundMany } from './found-many.tsx';
import { useTyped } from './found-select.tsx';

/** A family as a form names it. */
export interface NamedFamily {
  readonly cuid: string;
  /** Empty for staff without access to families. */
  readonly name: string;
}

interface Props {
  readonly label: string;
  readonly description: string;
  /** The words for a family without a name. */
  readonly unknown: string;
  readonly value?: readonly NamedFamily[];
  readonly onChange: (families: readonly NamedFamily[]) => void;
  readonly error?: ReactNode;
  readonly disabled: boolean;
}

/** A field for any number of families, found by their names. */
export function FamiliesField({ unknown, ...props }: Props) {
  const enabled = useMay()('customers.read');
  const { search, near, typing } = useTyped(undefined);
  const { data, isFetching: reading } = useCall(
    'listOfficeCustomers',
    { search, page_size: 50 },
    { keep_previous: true, enabled: !props.disabled && enabled && near },
  );
  return (
    <FoundMany
      {...props}
      found={(data?.data ?? []).map(({ cuid, name, ...reached }) => ({
        one: { cuid, name },
        label: familyLabel({ name, ...reached }),
      }))}
      nameOf={({ name }) => name || unknown}
      reading={reading}
      typing={typing}
      closed={!enabled}
    />
  );
}
