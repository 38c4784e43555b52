import { dayAhead } from '@ribambelle/tools/demo/day-ahead.ts';
import type { Page } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { type Figure, median, rounded } from './report.ts';

const ROUNDS = 3;
/** Milliseconds until the first row is there, on two quiet cores. */
const MOST_MILLIS = 500;
/**
 * Milliseconds that a browser takes on those cores for the table of the yardstick
 * (docs/running/speed.md).
 */
const QUIET_TABLE = 33;
const TABLES = 25;
const SCREEN = { width: 1280, height: 800 };

const TODAY = dayAhead();
/** The first row of a list, or the first entry of a calendar. */
const FIRST = '.office-table tbody tr, main [class*=entry]';

/** The large lists and the calendars, with the first call of each, which is its reference. */
const SCREENS = {
  '/registrations': 'registrations?page_size=50',
  '/customers': 'customers?page_size=50',
  '/participants': 'participants?page_size=50',
  '/payments': 'payments?page_size=50',
  '/availabilities': 'availabilities?page_size=50',
  '/activities': 'activities?page_size=50',
  '/bookings': 'bookings?page_size=50',
  '/customer-bundles': 'customer-bundles?page_size=50',
  '/mailbox': 'mails?page_size=50',
  '/audit': 'audit-log?page_size=50',
  '/calendar': `calendar?day=${TODAY}`,
  '/resource-calendar': `resource-calendar?day=${TODAY}`,
} as const;

/** A signed-in person at the back-office. */
interface Desk {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Measures the time until the first row of each large list is on the screen: when going there
 * within the open application, and when opening its address, with the application's files already
 * in the browser. Compares it with the call alone, made by the same page.
 */
export async function firstRows({ origin, headers }: Desk): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: SCREEN, locale: 'fr-BE' });
    const [name = '', value = ''] = (headers['cookie'] ?? '').split('=');
    await context.addCookies([{ name, value, url: origin }]);
    const page = await context.newPage();
    const blank = await context.newPage();
    const figures: Figure[] = [];
    for (const [screen, request] of Object.entries(SCREENS)) {
      const rounds: Round[] = [];
      const table = await tableOn(blank);
      // the first round loads the files of the application and makes plans
      for (let round = 0; round <= ROUNDS; round += 1) {
        const opened = await openedAt(page, `${origin}${screen}`);
        const call = await page.evaluate(millisOfCall, `/api/back-office/${request}`);
        await page.goto(`${origin}/account`);
        await page.locator('h1').waitFor();
        const within = await page.evaluate(millisUntilRow, { path: screen, first: FIRST });
        if (round > 0) rounds.push({ within, opened, call });
      }
      figures.push(figureOf(screen, { rounds, table }));
    }
    return figures;
  } finally {
    await browser.close();
  }
}

/** Returns the milliseconds from the request of the page until the first row is there. */
async function openedAt(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  return page.evaluate(millisUntilRow, { path: null, first: FIRST });
}

/** Milliseconds of one opening of a list, in both ways, and of its call. */
interface Round {
  readonly within: number;
  readonly opened: number;
  readonly call: number;
}

/**
 * Makes the figure of a screen. A slower browser gets more time in proportion to a table drawn
 * without a library, measured just before.
 */
function figureOf(
  screen: string,
  { rounds, table }: { readonly rounds: readonly Round[]; readonly table: number },
): Figure {
  const of = (what: keyof Round) => median(rounds.map((round) => round[what]));
  const within = of('within');
  const opened = of('opened');
  const most = MOST_MILLIS * Math.max(1, table / QUIET_TABLE);
  return {
    what: `office: first row of ${screen} on screen`,
    measured: `${rounded(within)} ms, ${rounded(opened)} ms opened by its address`,
    reference: `the call alone, by the same page: ${rounded(of('call'))} ms; a table of 4,000 cells without a library: ${rounded(table)} ms`,
    goal: `by both ways below ${MOST_MILLIS} ms where that table takes ${QUIET_TABLE} ms, here ${rounded(most)} ms`,
    reached: Math.max(within, opened) < most,
  };
}

/**
 * Returns the milliseconds that this machine's browser takes for the yardstick at its best:
 * scripts, elements and layout, as in a list.
 */
async function tableOn(page: Page): Promise<number> {
  const millis: number[] = [];
  for (let table = 0; table < TABLES; table += 1) millis.push(await page.evaluate(millisOfTable));
  return Math.min(...millis);
}

/** Runs in the page: the milliseconds until a table of 4,000 cells is laid out. */
function millisOfTable(): number {
  const start = performance.now();
  const table = document.createElement('table');
  for (let row = 0; row < 400; row += 1) {
    const line = table.insertRow();
    for (let cell = 0; cell < 10; cell += 1) {
      const box = document.createElement('span');
      box.className = `c${cell}`;
      box.textContent = `${row}, ${cell}`;
      line.insertCell().append(box);
    }
  }
  document.body.replaceChildren(table);
  return table.offsetHeight > 0 ? performance.now() - start : Number.NaN;
}

/**
 * Runs in the page: the milliseconds until a row is drawn, from the request of the page or, with a
 * path, from going there as a link of the application would.
 */
function millisUntilRow({ path, first }: { path: string | null; first: string }): Promise<number> {
  const start = path === null ? 0 : performance.now();
  if (path !== null) {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }
  return new Promise((resolve) => {
    const look = () => {
      const row = document.querySelector(first);
      if (row?.textContent) resolve(performance.now() - start);
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Runs in the page: the milliseconds until the answer of a call is read. */
async function millisOfCall(path: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(path);
  await answer.json();
  return performance.now() - start;
}
