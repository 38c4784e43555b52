import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * A rarely needed part of a form: closed, with its set values beside its title. It opens by itself
 * when a field in it is refused.
 */
export function Fold(props: {
  title: string;
  /** The set values, in words; empty when all are the default. */
  set: readonly string[];
  /** True when it begins open, because there is something in it to read now. */
  begins_open?: boolean;
  order?: 2 | 3;
  /** The anchor of a story or link to it. */
  id?: string;
  children: ReactNode;
}) {
  const here = useRef<HTMLDetailsElement>(null);
  const open = () => here.current?.setAttribute('open', '');
  useEffect(() => {
    const invalid_field = here.current?.querySelector('[aria-invalid="true"]') ?? null;
    if (invalid_field !== null) open();
  });
  return (
    <details
      ref={here}
      className="office-subject"
      id={props.id}
      open={props.begins_open ?? false}
      onInvalidCapture={open}
    >
      <summary>
        <Title order={props.order ?? 3} size="h3">
          {props.title}
        </Title>
        {props.set.length === 0 ? null : (
          <Text component="span" size="sm" c="gray.7">
            {props.set.join(' · ')}
          </Text>
        )}
      </summary>
      <Stack gap="sm" className="office-subject-fields">
        {props.children}
      </Stack>
    </details>
  );
}
