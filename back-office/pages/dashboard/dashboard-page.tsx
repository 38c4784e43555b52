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

/** The first page of a working day. */
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
  const { attention } = dashboard;
  return (
    <Stack px="md" pb="xl" gap="lg" maw={1120}>
      <FirstSteps />
      <Sales sales={dashboard.sales} />
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

type SalesOfDay = Dashboard['sales']['today'];

/**
 * The money received, the registrations and the sales of today, compared with two earlier days up
 * to the same hour.
 */
function Sales({ sales }: { sales: Dashboard['sales'] }) {
  const texts = useTexts('office-dashboard');
  const formats = useFormats();
  const { today, week_before, year_before } = sales;
  const receiptsOf = (day: SalesOfDay) => formats.price(day.received_amount + day.refunded_amount);
  const salesOf = (day: SalesOfDay) => formats.price(day.sold_amount);
  const all = (of: (day: SalesOfDay) => string) => ({
    value: of(today),
    week_before: of(week_before),
    year_before: of(year_before),
  });
  return (
    <section>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <Figure
          name={texts.received}
          {...all(receiptsOf)}
          after={
            today.refunded_amount === 0
              ? null
              : texts.refunded(formats.price(-today.refunded_amount))
          }
        />
        <Figure name={texts.registered} {...all((day) => formats.count(day.registrations))} />
        <Figure
          name={texts.sold}
          {...all(salesOf)}
          after={
            today.cancelled_amount === 0
              ? null
              : texts.cancelled(formats.price(-today.cancelled_amount))
          }
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed" mt={6}>
        {texts.compared(formats.longDay(week_before.day), formats.longDay(year_before.day))}
      </Text>
    </section>
  );
}

function Figure(props: {
  name: string;
  value: string;
  /** The amount that went back, of today or of earlier days; null for nothing. */
  after?: string | null;
  week_before: string;
  year_before: string;
}) {
  const texts = useTexts('office-dashboard');
  const { name, value, after = null, week_before, year_before } = props;
  return (
    <div className={styles['figure']}>
      <span>{name}</span>
      <strong>{value}</strong>
      {after === null ? null : <span className="office-muted">{after}</span>}
      <dl>
        <div>
          <dt>{texts.week_before}</dt>
          <dd>{week_before}</dd>
        </div>
        <div>
          <dt>{texts.year_before}</dt>
          <dd>{year_before}</dd>
        </div>
      </dl>
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
