import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A part of a panel under its own title; of a page it is a heading of the second order. */
export function Section(props: {
  title: string;
  order?: 2 | 3;
  /** Where a link leads to it: what stands behind `#`. */
  id?: string;
  tools?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Stack gap={6} component="section" mt="md" id={props.id}>
      <Group justify="space-between" mih={26}>
        <Title order={props.order ?? 3} size="h5">
          {props.title}
        </Title>
        {props.tools}
      </Group>
      {props.children}
    </Stack>
  );
}

/** What is known of something: names left, values right of them; empty ones are not shown. */
export function Facts(props: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="office-facts">
      {props.rows.map(([name, value]) =>
        value === null || value === '' ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** A line of a small list: what it is, and a figure at the right. */
export function Line(props: {
  children: ReactNode;
  figure?: ReactNode;
  /** What can be done with it, at the very right. */
  tools?: ReactNode;
  strong?: boolean;
  dimmed?: string;
}) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="md" className="office-line">
      <div>
        <Text fw={props.strong === true ? 600 : 400}>{props.children}</Text>
        {props.dimmed === undefined || props.dimmed === '' ? null : (
          <Text size="xs" c="gray.7">
            {props.dimmed}
          </Text>
        )}
      </div>
      <Text
        fw={props.strong === true ? 600 : 400}
        style={{ whiteSpace: 'nowrap' }}
        className="office-number"
        component="div"
      >
        {props.figure}
      </Text>
      {props.tools}
    </Group>
  );
}
