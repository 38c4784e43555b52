import { useCall } from '@ribambelle/client/data/use-call.ts';
import type { ReactNode } from 'react';
import { FoundMany } from './found-many.tsx';
import { useTyped } from './found-select.tsx';

/** An activity as a form names it. */
export interface NamedActivity {
  readonly cuid: string;
  readonly title: string;
}

interface Props {
  readonly label: string;
  readonly description: string;
  readonly value?: readonly NamedActivity[];
  readonly onChange: (activities: readonly NamedActivity[]) => void;
  readonly error?: ReactNode;
  readonly disabled: boolean;
}

/** A field for any number of activities, found by their titles. */
export function ActivitiesField(props: Props) {
  const { search, near, typing } = useTyped(undefined);
  const { data, isFetching: reading } = useCall(
    'listOfficeActivities',
    { search, page_size: 50 },
    { keep_previous: true, enabled: !props.disabled && near },
  );
  return (
    <FoundMany
      {...props}
      found={(data?.data ?? []).map(({ cuid, title }) => ({ one: { cuid, title }, label: title }))}
      nameOf={({ title }) => title}
      reading={reading}
      typing={typing}
    />
  );
}
