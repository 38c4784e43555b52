import type { CSSProperties } from 'react';
import type { MailDefinition } from '../definition.ts';
import { Button } from '../pieces/button.tsx';
import { COLOURS } from '../pieces/colours.ts';
import { Heading } from '../pieces/heading.tsx';
import { Paragraph } from '../pieces/paragraph.tsx';
import type { ReportFacts } from './facts.ts';

const CELL: CSSProperties = {
  padding: '6px 8px 6px 0',
  borderBottom: `1px solid ${COLOURS.line}`,
  verticalAlign: 'top',
  textAlign: 'left',
};
const FIGURE: CSSProperties = { ...CELL, textAlign: 'right', whiteSpace: 'nowrap' };
const QUIET: CSSProperties = { fontSize: 13, color: COLOURS.quiet };

/** A weekly report: its table, a link to it, and a link to stop it. */
export const reportMail: MailDefinition<ReportFacts> = {
  subject: ({ facts, texts, sender }) => texts.report_subject(sender.name, facts.title),
  Content: ({ facts, texts }) => (
    <>
      <Paragraph>{texts.greeting(facts.firstname)}</Paragraph>
      <Heading>{`${facts.title}${texts.colon}${facts.about}`}</Heading>
      {facts.lines.length === 0 ? (
        <Paragraph>{texts.report_empty}</Paragraph>
      ) : (
        <Table {...facts} />
      )}
      {facts.count > facts.lines.length ? (
        <Paragraph>{texts.report_first(facts.lines.length, facts.count)}</Paragraph>
      ) : null}
      <Button href={facts.href}>{texts.report_button}</Button>
      <p style={QUIET}>
        {texts.report_why} <a href={facts.stop_href}>{texts.report_stop}</a>
      </p>
    </>
  ),
};

function Table({ columns, lines, total }: ReportFacts) {
  return (
    <table
      cellPadding={0}
      cellSpacing={0}
      style={{ borderCollapse: 'collapse', width: '100%', fontSize: 14 }}
    >
      <tbody>
        <Line columns={columns} cells={columns.map(({ title }) => title)} weight={600} />
        {lines.map((cells, at) => (
          <Line key={at} columns={columns} cells={cells} />
        ))}
        <Line columns={columns} cells={total} weight={700} />
      </tbody>
    </table>
  );
}

function Line(props: Pick<ReportFacts, 'columns'> & { cells: readonly string[]; weight?: number }) {
  const { columns, cells, weight = 400 } = props;
  return (
    <tr>
      {columns.map(({ is_figure }, at) => [
        <td key={at} style={{ ...(is_figure ? FIGURE : CELL), fontWeight: weight }}>
          {cells[at]}
        </td>,
        ' ',
      ])}
    </tr>
  );
}
