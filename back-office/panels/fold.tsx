import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';

/** A subject of a form that few need: closed, with what is set of it beside its title. It opens by itself when a field in it is refused. */
export function Fold(props: {
  title: string;
  /** What is set, in words; nothing where all of it is as it comes. */
  set: readonly string[];
  /** It begins open: there is something in it to read now. */
  begins_open?: boolean;
  order?: 2 | 3;
  /** Where a story or a link finds it. */
  id?: string;
  children: ReactNode;
}) {
  const here = useRef<HTMLDetailsElement>(null);
  const open = () => here.current?.setAttribute('open', '');
  useEffect(() => {
    const refused = here.current?.querySelector('[aria-invalid="true"]') ?? null;
    if (refused !== null) open();
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
