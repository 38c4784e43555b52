import { Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactNode } from 'react';

/** The rows, or a sentence when there are none. */
export function Rows<Row>(props: { rows: readonly Row[]; children: (row: Row) => ReactNode }) {
  const texts = useTexts('office-customers');
  if (props.rows.length > 0) return <>{props.rows.map(props.children)}</>;
  return (
    <Text c="gray.7" py="sm">
      {texts.none}
    </Text>
  );
}
