import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { drawWithAnswers } from '../../draw-with-answers.tsx';
import { FilterCalendar } from './filter-calendar.tsx';
import { useGridFilters } from './use-grid-filters.ts';

const DAYS = ['2026-07-06', '2026-07-13', '2026-09-02'];

const Calendar = ({ settings }: { readonly settings: { with_field: boolean } }): ReactElement => (
  <FilterCalendar filters={useGridFilters('list')} days={DAYS} with_field={settings.with_field} />
);
const draw = async (at: string, with_field = false) => {
  const element = {
    schema: z.object({ with_field: z.boolean() }),
    View: Calendar,
    needs: { texts: ['availabilities'] },
  } as const;
  return (await drawWithAnswers(element, { settings: { with_field }, at })).html.replaceAll(
    '\u00a0',
    ' ',
  );
};

test('opens at the first day with dates; each day filters the list, and returns to its first page', async () => {
  const html = await draw('/quick?search=eau&page_number=2');
  expect(html).toContain('>juillet 2026<');
  expect(html).toContain('href="/fr/quick?search=eau&amp;date=2026-07-13"');
  expect(html).toContain('aria-label="Dates du 13 juillet 2026"');
  expect(html).not.toContain('date=2026-07-14');
  expect(html).toMatch(/<button[^>]*aria-label="Mois suivant"/u);
  expect(html).not.toContain('Mois précédent');
});

test('opens at the chosen day, which is marked, and links back to all days', async () => {
  const html = await draw('/quick?date=2026-09-02');
  expect(html).toContain('>septembre 2026<');
  expect(html).toMatch(/aria-current="date"[^>]*>2</u);
  expect(html).toMatch(/href="\/fr\/quick"[^>]*>Voir toutes les dates/u);
});

test('sends its day with the form where no field does', async () => {
  const input = '<input type="hidden" name="date" value="2026-07-06"/>';
  expect(await draw('/quick?date=2026-07-06', true)).toContain(input);
  expect(await draw('/quick?date=2026-07-06')).not.toContain(input);
  expect(await draw('/quick', true)).not.toContain('hidden" name');
});
