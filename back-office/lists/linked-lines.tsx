import { Anchor, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './linked-lines.css';

/** A record in a short list: its name leads to its page, and so does the rest of its row. */
export interface LinkedLine {
  readonly key: string;
  readonly to: string;
  readonly title: string;
  /** The line below the title, such as its address. */
  readonly below: ReactNode;
  readonly state: ReactNode;
}

/** A table of records with their states, short enough to be shown at once. */
export function LinkedLines(props: {
  /** The names of the two columns. */
  readonly columns: readonly [record: string, state: string];
  readonly lines: readonly LinkedLine[];
}) {
  return (
    <Table highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          {props.columns.map((name) => (
            <Table.Th key={name}>{name}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {props.lines.map(({ key, to, title, below, state }) => (
          <Table.Tr key={key} className="linked-line">
            <Table.Td>
              <Anchor component={Link} c="inherit" fw={600} to={to}>
                {title}
              </Anchor>
              <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                {below}
              </Text>
            </Table.Td>
            <Table.Td>{state}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
