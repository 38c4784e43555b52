import { Stack, Text } from '@mantine/core';
import type { Answer, Ask } from '@ribambelle/api/client.ts';
import { MOST_REPORT_LINES } from '@ribambelle/api/reports/report.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { type ExportOf, ExportMenu } from '../../lists/export-menu.tsx';
import { ListFoot } from '../../lists/list-foot.tsx';
import type { ListAddress } from '../../lists/use-list-address.ts';
import type { ListTable } from '../../lists/use-list-table.tsx';
import { Page } from '../../shell/page.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { PrintButton } from './report-tools.tsx';
import { SendWeekly, type ToSend } from './send-weekly.tsx';
import styles from './reports.module.css';

/** The calls that return reports. */
type ReportCall =
  | 'getOccupancyReport'
  | 'getPaymentsReport'
  | 'getSalesReport'
  | 'getOwedReport'
  | 'getResourcesReport';

type RowOf<Name extends ReportCall> = Answer<Name>['data'][number];

/** A report with the request that it answers, which is not always the one in the address. */
export interface AnsweredReport<Name extends ReportCall> {
  readonly request: Ask<Name>;
  readonly answer: Answer<Name>;
  readonly table: ListTable<RowOf<Name>>;
}

interface Props<Name extends ReportCall> {
  readonly list: ListAddress;
  readonly title: string;
  readonly help: string;
  /** Returns the subject of the shown lines in words: their days. */
  readonly aboutOf: (request: Ask<Name>) => string;
  readonly tools: ReactNode;
  readonly call: Name;
  /** The request in the address. */
  readonly request: Ask<Name>;
  readonly table: ListTable<RowOf<Name>>;
  readonly exported: ExportOf;
  /** The content of its weekly sending. */
  readonly sent: ToSend;
  /**
   * Draws the answer. It is outside the component of the page, so that it cannot draw lines of one
   * request by the address of another.
   */
  readonly Lines: ComponentType<AnsweredReport<Name>>;
}

/**
 * A report: its tools, and its lines, one page at a time. It reads its lines itself and passes them
 * on with the request that they answer: while another is on its way, the earlier lines stay as they
 * were. An empty report, a failure and a bad connection are reported.
 */
export function ReportPage<Name extends ReportCall>(props: Props<Name>) {
  const texts = useTexts('reports');
  const { list, table, Lines } = props;
  const paging = { page_number: list.paging.page_number, page_size: MOST_REPORT_LINES };
  const found = useCall(props.call, { ...props.request, ...paging }, { keep_previous: true });
  const tools = (
    <>
      {props.tools}
      <ExportMenu table={table} count={found.data?.count} of={props.exported} />
      <SendWeekly report={props.sent} />
      <PrintButton />
    </>
  );
  return (
    <Page title={props.title} tools={tools}>
      <Stack px="md" pb="xl" gap="md" maw={1120} className={styles['report'] ?? ''}>
        <Link to="/reports" className={styles['back']}>
          {texts.all}
        </Link>
        <Text c="dimmed">{props.help}</Text>
        <Text fw={600}>{props.aboutOf(found.request)}</Text>
        {found.data === undefined || found.error !== null ? (
          <WaitingFor found={found} />
        ) : (
          <>
            {found.data.count === 0 ? <Text>{texts.empty}</Text> : null}
            {found.data.data.length === 0 ? null : (
              <Lines request={found.request} answer={found.data} table={table} />
            )}
            {found.data.count > MOST_REPORT_LINES ? (
              <ListFoot
                list={{ ...list, paging: { ...list.paging, ...paging } }}
                found={found.data}
              />
            ) : null}
          </>
        )}
      </Stack>
    </Page>
  );
}
