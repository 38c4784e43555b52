import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A part of a panel with a title; on a page its heading has level 2. */
export function Section(props: {
  title: string;
  order?: 2 | 3;
  /** The anchor behind `#` in a link to it. */
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

/** The facts of a record: names on the left, values on the right. Empty ones are not shown. */
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

/** A line of a small list: a text, and a figure on the right. */
export function Line(props: {
  children: ReactNode;
  figure?: ReactNode;
  /** The tools of the line, at the far right. */
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
