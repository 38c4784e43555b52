import type { CSSProperties } from 'react';
import { COLOURS } from './colours.ts';

/** A name with its value; a row without a name goes on with the one above. */
export type Fact = readonly [name: string, value: string];

const NAME: CSSProperties = {
  padding: '4px 16px 4px 0',
  color: COLOURS.quiet,
  verticalAlign: 'top',
};
/** Names of a word or two stay on one line; a question may take several. */
const LONG = 20;
const VALUE: CSSProperties = { padding: '4px 0', fontWeight: 600, verticalAlign: 'top' };

/** Names with their values, as a table that every mail program shows. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  if (rows.length === 0) return null;
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderCollapse: 'collapse' }}
    >
      <tbody>
        {rows.map(([name, value], index) => (
          <tr key={index}>
            <td style={name.length < LONG ? { ...NAME, whiteSpace: 'nowrap' } : NAME}>{name}</td>{' '}
            <td style={VALUE}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
