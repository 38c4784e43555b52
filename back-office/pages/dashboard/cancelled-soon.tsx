import { Anchor, Button, Text, Title } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useFormats } from '../../formats/formats.ts';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import styles from './dashboard.module.css';
import type { Dashboard } from './occupancy.tsx';

type Coming = Dashboard['attention']['will_be_cancelled'][number];

/**
 * The availabilities that will be cancelled automatically within a week because too few are
 * registered, so that staff can refuse it; nothing without any.
 */
export function CancelledSoon({ rows }: { rows: readonly Coming[] }) {
  const texts = useTexts('automatic-cancellations');
  if (rows.length === 0) return null;
  return (
    <section>
      <Title order={2}>{texts.coming}</Title>
      <Text size="sm" c="dimmed" mb={6}>
        {texts.coming_help}
      </Text>
      {rows.map((row) => (
        <Line key={row.cuid} row={row} />
      ))}
    </section>
  );
}

function Line({ row }: { row: Coming }) {
  const texts = useTexts('automatic-cancellations');
  const formats = useFormats();
  const may = useMay();
  const keep = useAction('keepAvailability', {
    refreshes: ['getDashboard', 'getAutomaticCancellation'],
    done: texts.kept_done,
  });
  const { registered, minimum } = row;
  return (
    <div className={`${styles['line']} ${styles['wraps']}`}>
      <span className={styles['when']}>{formats.shortDate(row.start_at)}</span>
      <span className={styles['what']}>
        <Anchor component={LinkAndBack} underline="always" to={`/availabilities/${row.cuid}`}>
          {row.activity}
        </Anchor>{' '}
        <span className="office-muted">
          {texts.coming_line(registered, minimum)},{' '}
          {texts.coming_on(formats.longDay(row.decide_on))}
        </span>
      </span>
      {may('availability-automatic-cancellations.update') ? (
        <Button
          size="compact-sm"
          variant="default"
          loading={keep.isPending}
          aria-label={`${texts.keep} : ${row.activity}, ${formats.shortDate(row.start_at)}`}
          onClick={() => keep.mutate({ availability: row.cuid })}
        >
          {texts.keep}
        </Button>
      ) : null}
    </div>
  );
}
