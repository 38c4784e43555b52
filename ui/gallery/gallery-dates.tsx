import { FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import type { ReactElement } from 'react';
import { Button } from '../actions/button.tsx';
import { Countdown } from '../dates/countdown.tsx';
import { DateBlock } from '../dates/date-block.tsx';
import { DateRow } from '../dates/date-row.tsx';
import { DayStrip } from '../dates/day-strip.tsx';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { Badge } from '../feedback/badge.tsx';
import { Section } from '../layout/page.tsx';
import { Price } from '../money/price.tsx';

const reading = { language: FIRST_LANGUAGE, time_zone: 'Europe/Brussels' } as const;
const week = { start_at: '2026-07-06T07:00:00Z', end_at: '2026-07-10T14:00:00Z' };
const days = ['2026-07-06', '2026-07-07', '2026-07-08', '2026-07-09', '2026-07-10'];

export const GalleryDates = (): ReactElement => (
  <Section title="Dates et prix">
    <div>
      <DateRow
        block={<DateBlock start_at={week.start_at} {...reading} />}
        title={formatDateRange(week, reading)}
        facts={['Hall sportif de Salzinnes', 'avec Aline']}
        note="Plus que 2 places"
        strip={<DayStrip days={days} language="fr" skipped={['2026-07-08']} />}
        price={<Price amount={12500} language="fr" size="card" />}
        action={<Button>Choisir</Button>}
      />
      <DateRow
        muted
        block={<DateBlock start_at="2026-11-01T09:00:00Z" {...reading} muted />}
        title={formatDateRange(
          { start_at: '2026-11-01T09:00:00Z', end_at: '2026-11-01T11:30:00Z' },
          reading,
        )}
        facts={['Salle des fêtes']}
        badge={<Badge tone="red">Complet</Badge>}
        price={<Price amount={1500} language="fr" size="card" />}
        action={<Button kind="secondary">Liste d’attente</Button>}
      />
    </div>
    <Price amount={12500} language="fr" size="heading" />
    <Countdown
      expires_at="2099-01-01T00:00:00Z"
      label="Vos places sont gardées encore"
      almost_over="Encore deux minutes"
    />
  </Section>
);
