import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSession } from '../data/session.tsx';
import { momentOfWall, wallMoment } from '../formats/wall-moment.ts';

interface Props {
  readonly label: string;
  readonly value?: string | null;
  readonly onChange: (value: string | null) => void;
  readonly error?: ReactNode;
}

/** A field for a day and hour in the organiser's zone, kept as an instant; empty is null. */
export function MomentField(props: Props) {
  const { timezone } = useSession().organiser;
  const value = props.value ?? null;
  return (
    <TextInput
      type="datetime-local"
      label={props.label}
      value={value === null ? '' : wallMoment(value, timezone)}
      onChange={({ target }) =>
        props.onChange(target.value === '' ? null : momentOfWall(target.value, timezone))
      }
      error={props.error}
    />
  );
}
