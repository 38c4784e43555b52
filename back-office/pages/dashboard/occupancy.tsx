import { Text, Title } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { Link } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { mondayOf } from '../availabilities/week.ts';
import styles from './dashboard.module.css';

export type Dashboard = Answer<'getDashboard'>;

/**
 * Fourteen days as columns with the number of places and the number taken; each leads to its week.
 */
export function Occupancy({ occupancy }: { occupancy: Dashboard['occupancy'] }) {
  const texts = useTexts('office-dashboard');
  const formats = useFormats();
  const may = useMay();
  const most = Math.max(1, ...occupancy.map(({ places }) => places));
  const column = ({ day, places, registered }: Dashboard['occupancy'][number]) => (
    <>
      <span className={styles['share']}>
        {places === 0 ? '' : `${Math.round((registered / places) * 100)} %`}
      </span>
      <span className={styles['bar']} style={{ height: `${(places / most) * 100}%` }}>
        <span style={{ height: places === 0 ? 0 : `${(registered / places) * 100}%` }} />
      </span>
      <span className={styles['day']}>{formats.shortDay(day)}</span>
    </>
  );
  return (
    <section>
      <Title order={2} mb={6}>
        {texts.occupancy}
      </Title>
      {occupancy.every(({ places }) => places === 0) ? (
        <Text c="dimmed">{texts.no_places}</Text>
      ) : (
        <div className={styles['chart']}>
          {occupancy.map((one) => {
            const label = texts.occupancy_of(formats.longDay(one.day), one.registered, one.places);
            const input = { className: styles['column'], title: label, 'aria-label': label };
            return may('availabilities.read') ? (
              <Link key={one.day} to={`/calendar?week=${mondayOf(one.day)}`} {...input}>
                {column(one)}
              </Link>
            ) : (
              <div key={one.day} role="img" {...input}>
                {column(one)}
              </div>
            );
          })}
        </div>
      )}
    </section>
  );
}
