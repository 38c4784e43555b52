import { numberFormat } from '@ribambelle/texts/formats/formatters.ts';
import { SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useFormats } from '../../formats/formats.ts';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { Page } from '../../shell/page.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Places } from '../availabilities/places.tsx';
import { Attention } from './attention.tsx';
import { CancelledSoon } from './cancelled-soon.tsx';
import styles from './dashboard.module.css';
import { FirstSteps } from './first-steps.tsx';
import { type Dashboard, Occupancy } from './occupancy.tsx';

/** What a working day begins with. */
export function DashboardPage() {
  const texts = useTexts('office-dashboard');
  const { longDay } = useFormats();
  const found = useCall('getDashboard', {});
  const { data } = found;
  return (
    <Page
      title={texts.title}
      tools={data === undefined ? null : <Text c="dimmed">{longDay(data.today)}</Text>}
    >
      {data === undefined ? <WaitingFor found={found} /> : <Figures dashboard={data} />}
    </Page>
  );
}

function Figures({ dashboard }: { dashboard: Dashboard }) {
  const texts = useTexts('office-dashboard');
  const formats = useFormats();
  const { attention } = dashboard;
  const usual = numberFormat(formats.locale, { maximumFractionDigits: 1 }).format(
    dashboard.registrations_usually_tenths / 10,
  );
  return (
    <Stack px="md" pb="xl" gap="lg" maw={1120}>
      <FirstSteps />
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <Figure
          name={texts.received}
          value={formats.price(dashboard.received_amount)}
          usually={texts.usually(formats.price(dashboard.received_amount_usually))}
        />
        <Figure
          name={texts.registered}
          value={formats.count(dashboard.registrations)}
          usually={texts.usually(usual)}
        />
        <Figure name={texts.sold} value={formats.price(dashboard.registered_amount)} />
      </SimpleGrid>
      <Attention attention={attention} today={dashboard.today} />
      <CancelledSoon rows={attention.will_be_cancelled} />
      <Occupancy occupancy={dashboard.occupancy} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <Nearly
          title={texts.nearly_empty}
          help={texts.nearly_empty_help}
          rows={attention.nearly_empty}
        />
        <Nearly
          title={texts.nearly_full}
          help={texts.nearly_full_help}
          rows={attention.nearly_full}
        />
      </SimpleGrid>
    </Stack>
  );
}

function Figure(props: { name: string; value: string; usually?: string }) {
  return (
    <div className={styles['figure']}>
      <span>{props.name}</span>
      <strong>{props.value}</strong>
      <span className="office-muted">{props.usually ?? '\u00a0'}</span>
    </div>
  );
}

function Nearly(props: {
  title: string;
  help: string;
  rows: Dashboard['attention']['nearly_full'];
}) {
  const texts = useTexts('office-dashboard');
  const formats = useFormats();
  return (
    <section>
      <Title order={2}>{props.title}</Title>
      <Text size="sm" c="dimmed" mb={6}>
        {props.help}
      </Text>
      {props.rows.length === 0 ? <Text c="dimmed">{texts.none}</Text> : null}
      {props.rows.map((row) => (
        <LinkAndBack key={row.cuid} to={`/availabilities/${row.cuid}`} className={styles['line']}>
          <span className={styles['when']}>{formats.shortDate(row.start_at)}</span>
          <span className={styles['what']}>{row.activity}</span>
          <Places registered={row.registered} capacity={row.capacity} />
        </LinkAndBack>
      ))}
    </section>
  );
}
