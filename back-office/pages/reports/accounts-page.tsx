import { Stack, Text } from '@mantine/core';
import { ACCOUNT_SECTIONS, accountColumns } from '@ribambelle/api/reports/accounts.ts';
import type { Answer, Ask } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Link } from 'react-router';
import { useFormats } from '../../formats/formats.ts';
import { ExportMenu } from '../../lists/export-menu.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useListTable } from '../../lists/use-list-table.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { Page } from '../../shell/page.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { shiftDay } from '../availabilities/week.ts';
import { PrintButton, ReportPeriod } from './report-tools.tsx';
import { useReportDays } from './use-report-address.ts';
import styles from './reports.module.css';

type Accounts = Answer<'getAccounts'>;
type Line = Accounts['data'][number];
type Days = Ask<'getAccounts'>;

/**
 * The accounts of a period, for the accountant: each figure to the cent, with the check that they
 * close.
 */
export function AccountsPage() {
  const texts = useTexts('reports');
  const formats = useFormats();
  const list = useListAddress();
  const days = useReportDays(list, accountColumns);
  const found = useCall('getAccounts', days, { keep_previous: true });
  const period = found.request;
  const table = useListTable({ list, name: 'accounts', columns: accountColumns });
  return (
    <Page
      title={texts.accounts.title}
      tools={
        <>
          <ReportPeriod list={list} />
          <ExportMenu
            table={table}
            count={found.data?.count}
            of={(columns) => ({ list: 'accounts', filters: days, columns })}
          />
          <PrintButton />
        </>
      }
    >
      <Stack px="md" pb="xl" gap="md" maw={1120} className={styles['report'] ?? ''}>
        <Link to="/reports" className={styles['back']}>
          {texts.all}
        </Link>
        <Text c="dimmed">{texts.accounts.help}</Text>
        <Text fw={600}>{`${formats.plainDay(period.from)} – ${formats.plainDay(period.to)}`}</Text>
        {found.data === undefined || found.error !== null ? (
          <WaitingFor found={found} />
        ) : (
          <Sections accounts={found.data} days={period} />
        )}
      </Stack>
    </Page>
  );
}

function Sections({ accounts, days }: { accounts: Accounts; days: Days }) {
  const texts = useTexts('reports').accounts;
  const formats = useFormats();
  const { difference } = accounts.total;
  return (
    <>
      {difference === 0 ? (
        <Text role="status">{texts.closes}</Text>
      ) : (
        <Text role="alert" fw={600} c="red.8">
          {texts.does_not_close(formats.price(difference))}
        </Text>
      )}
      {sectionsOf(accounts).map((section) => (
        <Section
          key={section}
          section={section}
          days={days}
          lines={accounts.data.filter((line) => line.section === section)}
        />
      ))}
    </>
  );
}

/** Returns the sections to show: that of VAT only once the organiser has said its regime. */
function sectionsOf({ data }: Accounts): readonly Line['section'][] {
  return ACCOUNT_SECTIONS.filter(
    (section) => section !== 'VAT' || data.some((line) => line.section === section),
  );
}

/** The lines that sum up others. */
const SUMS = new Set(['OPENING', 'CLOSING']);

function Section(props: { section: Line['section']; lines: readonly Line[]; days: Days }) {
  const { accounts: texts, empty } = useTexts('reports');
  const formats = useFormats();
  const { section, lines, days } = props;
  return (
    <section>
      <h2>{texts.sections[section]}</h2>
      <Text c="dimmed" mb="xs">
        {texts.section_help[section]}
      </Text>
      {lines.length === 0 ? (
        <Text>{empty}</Text>
      ) : (
        <table className={styles['table']} aria-label={texts.sections[section]}>
          <thead>
            <tr>
              <th scope="col">{texts.line}</th>
              <th scope="col" data-side="right">
                {texts.count}
              </th>
              <th scope="col" data-side="right">
                {texts.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={`${line.line} ${line.part}`} data-sum={SUMS.has(line.line) || undefined}>
                <td data-title={texts.line}>{line.name}</td>
                <td data-side="right" data-title={texts.count}>
                  {line.count === null ? '' : formats.count(line.count)}
                </td>
                <td data-side="right" data-title={texts.amount}>
                  <Amount line={line} days={days} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** An amount; for an open balance, a link to the list that it sums up. */
function Amount({ line, days }: { line: Line; days: Days }) {
  const formats = useFormats();
  const amount = formats.price(line.amount);
  const [, when, of] = /^(OPENING|CLOSING)_(OWED|CREDIT|WALLET)$/u.exec(line.line) ?? [];
  if (when === undefined || of === undefined) return amount;
  const at = when === 'OPENING' ? shiftDay(days.from, -1) : days.to;
  return (
    <LinkAndBack to={`/reports/balances?${new URLSearchParams({ at, of })}`}>{amount}</LinkAndBack>
  );
}
