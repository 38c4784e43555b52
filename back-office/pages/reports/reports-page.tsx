import { Stack, Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { FIELD_GROUPS } from '@ribambelle/domain/permissions/field-groups.ts';
import { Link } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { Page } from '../../shell/page.tsx';
import { REPORTS } from '@ribambelle/api/reports/reports.ts';
import styles from './reports.module.css';

/** The reports that the collaborator may read. */
export function ReportsPage() {
  const texts = useTexts('reports');
  const may = useMay();
  const reports = REPORTS.filter(({ permissions }) => permissions.every((one) => may(one)));
  return (
    <Page title={texts.title}>
      <Stack px="md" pb="xl" gap="sm" maw={720}>
        {reports.length === 0 ? <Text>{texts.none_permitted}</Text> : null}
        {reports.map(({ name }) => (
          <Link key={name} to={`/reports/${name}`} className={styles['offered']}>
            <strong>{texts.reports[name].title}</strong>
            <span>{texts.reports[name].help}</span>
          </Link>
        ))}
        {may('reports.treasury') && may(FIELD_GROUPS.MONEY) ? (
          <>
            <Link to="/reports/accounts" className={styles['offered']}>
              <strong>{texts.accounts.title}</strong>
              <span>{texts.accounts.help}</span>
            </Link>
            <Link to="/reports/balances" className={styles['offered']}>
              <strong>{texts.accounts.balances}</strong>
              <span>{texts.accounts.balances_help}</span>
            </Link>
          </>
        ) : null}
        {reports.length === 0 ? null : (
          <Link to="/reports/sent" className={styles['offered']}>
            <strong>{texts.sent_weekly}</strong>
            <span>{texts.sent_weekly_help}</span>
          </Link>
        )}
      </Stack>
    </Page>
  );
}
