import type { Answers, FakeApi } from '@ribambelle/testing/office/fake-api.ts';
import { address, click, readable } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { occupancyReport } from '@ribambelle/api/reports/occupancy-report.ts';
import { owedReport } from '@ribambelle/api/reports/owed-report.ts';
import { paymentsReport } from '@ribambelle/api/reports/payments-report.ts';
import { resourcesReport } from '@ribambelle/api/reports/resources-report.ts';
import { salesReport } from '@ribambelle/api/reports/sales-report.ts';
import { texts } from '@ribambelle/texts/fr/reports.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { DimensionName } from './report-tools.tsx';

let api: FakeApi;
afterEach(() => closeOffice(api));

/** The key of a line, by the grouping of the report; a cuid for any other grouping. */
const KEYS: Readonly<Record<string, string>> = {
  day: '2026-07-06',
  week: '2026-07-06',
  month: '2026-07-01',
  pace: '2026-07-06',
  weekday: '1',
  hour: '17',
  method: 'CASH',
  kind: 'REGISTRATION',
  age: 'NOT_DUE',
};

/** Returns a report of one line, named after its grouping. */
const lineOf = ({ by }: { by: string }) => ({
  data: [{ key: KEYS[by] ?? 'cmb0000000000000000000001', name: `une ligne par ${by}` }],
  count: 1,
});

const answers: Answers = {
  getOccupancyReport: lineOf,
  getPaymentsReport: lineOf,
  getOwedReport: lineOf,
  getResourcesReport: lineOf,
  getSalesReport: lineOf,
};

const reports = [
  ['occupancy', occupancyReport.dimensions],
  ['sales', salesReport.dimensions],
  ['payments', paymentsReport.dimensions],
  ['owed', owedReport.dimensions],
  ['resources', resourcesReport.dimensions],
] as const;
const openings = reports.flatMap(([report, dimensions]) =>
  dimensions.map((from) => ({ report, from, others: dimensions.filter((to) => to !== from) })),
);

/** Returns the head of the lines' names, the lines, and their links. */
const readTable = () => ({
  cells: [...document.querySelectorAll('thead th:first-child, tbody td:first-child')].map(
    ({ textContent }) => readable(textContent),
  ),
  links: [...document.querySelectorAll('tbody a')].map((link) => link.getAttribute('href')),
});
const choose = (by: string) => click(document.querySelector(`input[type=radio][value=${by}]`));
const findLinesBy = (by: DimensionName) =>
  waitFor(() => expect(readTable().cells).toEqual([texts.dimensions[by], `une ligne par ${by}`]));

test.each(openings)(
  '$report by $from: its lines stay, with their links, until those of another grouping arrive',
  async ({ report, from, others }) => {
    api = openOffice({ at: `/reports/${report}?by=${from}`, answers });
    await findLinesBy(from);
    const before = readTable();
    for (const to of others) {
      const release = api.hold();
      await choose(to);
      await waitFor(() => expect(address()).toBe(`/reports/${report}?by=${to}`));
      expect(readTable()).toEqual(before);
      release();
      await findLinesBy(to);
      await choose(from);
      await findLinesBy(from);
    }
  },
);

test('Back returns to the earlier grouping, and Forward to the later one', async () => {
  api = openOffice({ at: '/reports', answers });
  await click(await screen.findByRole('link', { name: /Ventes/u }));
  await findLinesBy('activity');
  for (const by of ['week', 'kind'] as const) {
    await choose(by);
    await findLinesBy(by);
  }
  window.history.back();
  await findLinesBy('week');
  window.history.back();
  await findLinesBy('activity');
  expect(address()).toBe('/reports/sales');
  window.history.forward();
  await findLinesBy('week');
});
