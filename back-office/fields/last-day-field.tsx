import { TextInput } from '@mantine/core';
import { spanOfDay } from '@ribambelle/domain/base/days.ts';
import { lastDayOf } from '@ribambelle/domain/base/last-day.ts';
import type { ReactNode } from 'react';
import { useSession } from '../data/session.tsx';

interface Props {
  readonly label: string;
  readonly description: string;
  /** The moment at which it ends. */
  readonly value?: string | null;
  readonly onChange: (value: string | null) => void;
  readonly error?: ReactNode;
}

/**
 * A field for a last day on the organiser's calendar, kept as the moment at which that day ends.
 * Empty means no end.
 */
export function LastDayField({ label, description, value = null, onChange, error }: Props) {
  const { timezone } = useSession().organiser;
  return (
    <TextInput
      type="date"
      label={label}
      description={description}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      max="9999-12-31"
      value={value === null ? '' : lastDayOf(value, timezone)}
      onChange={({ target }) =>
        onChange(target.value === '' ? null : spanOfDay(target.value, timezone).end_at)
      }
    />
  );
}
