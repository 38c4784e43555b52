import { recordNames } from '@ribambelle/api/record-names.ts';
import { pages as routes } from '@ribambelle/back-office/routes.tsx';
import { FIRST_LANGUAGE, type Language, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import type { Books } from './stage/books.ts';
import type { Secretary } from './people/secretary.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { expect, story } from './stage/story.ts';
import { type Inspection, inspectionOf } from './stage/inspection.ts';
import { ownNumber } from './stage/own-number.ts';
import { inTurn, TELLS_EVERY, tellings, widthByWidth, widthOf } from './stage/tellings.ts';

const PATHS = routes.flatMap(({ path }) => path ?? []);

/**
 * Every page of the back-office without a parameter, from its routes, so that none can be
 * forgotten.
 */
const PAGES = PATHS.filter((path) => path !== '*' && !path.includes(':'));

/** The lists of records that have a page with tabs: those are checked tab by tab. */
const TABBED = PATHS.filter((path) => path.endsWith('/:tab')).map(
  (path) => path.split('/')[1] ?? '',
);

/** Every panel, with the list next to which it opens. */
const PANELS = routes.flatMap(({ path: list = '', children = [] }) =>
  children.flatMap(({ path: panel }) => (panel === undefined ? [] : [{ list, panel }])),
);

/** The address of each page and panel, with the parameters by name. */
const ADDRESSES = [
  ...PATHS.filter((path) => path !== '*'),
  ...PANELS.map(({ list, panel }) => `${list}/${panel}`),
];

/** The tables of what panels show, by the parameter of their addresses. */
const SUBJECTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(recordNames).map(([noun, { one }]) => [`:${one}`, noun.replaceAll('-', '_')]),
  ),
  ':activity': 'activities',
  ':availability': 'availabilities',
  ':collaborator': 'collaborators',
  ':customer': 'customers',
  ':field': 'custom_fields',
  ':mail': 'sent_mails',
  ':block': 'resource_blocks',
  ':booking': 'bookings',
  ':segment': 'segments',
  ':participant': 'participants',
  ':payment': 'payments',
  ':picture': 'files',
  ':registration': 'registrations',
  ':request': 'registration_requests',
  ':review': 'reviews',
  ':role': 'collaborator_roles',
};

/** Lists of sales, whose panels are named like the offers. */
const SOLD: Readonly<Record<string, string>> = {
  '/customer-bundles': 'customer_bundles',
  '/customer-memberships': 'customer_memberships',
  '/customer-vouchers': 'customer_vouchers',
};

async function pathOfPanel(
  books: Books,
  { list, panel }: { list: string; panel: string },
): Promise<string> {
  if (!panel.includes(':')) return `${list}/${panel}`;
  // terms are named by their number
  if (panel === ':number') return `${list}/1`;
  const [within = '', name = ''] = panel.split(/(?=:)/u);
  const subject = SOLD[list] ?? SUBJECTS[name === '' ? within : name];
  if (subject === undefined) throw new Error(`Say what ${list}/${panel} shows, to be looked at`);
  const before = name === '' ? '' : within;
  return `${list}/${before}${await books.oneOf(subject, 'admin@demo.test')}`;
}

/**
 * The lists next to which a panel opens: when this run tells everything, the check of panels loads
 * those by their address, and the check of pages goes to them without a reload.
 */
const BESIDE = new Set(PANELS.map(({ list }) => list));

/**
 * Expects the same document at each of these addresses: loading one is then the same as going to it
 * within the document, and takes two seconds longer.
 */
async function expectOneDocument(
  { page, origin }: Secretary,
  paths: readonly string[],
): Promise<void> {
  const documentAt = async (path: string) => {
    const answer = await page.request.get(`${origin}${path}`, { headers: { accept: 'text/html' } });
    return { status: answer.status(), text: await answer.text() };
  };
  const first = await documentAt('/');
  expect(first.status).toBe(200);
  for (const path of paths) expect(await documentAt(path), path).toEqual(first);
}

/** An address without a page: a change of width redraws nothing there. */
const NOWHERE = '/nowhere';

/** Goes to a list without a reload, once no row of the page before is left. */
async function goAfresh(secretary: Secretary, list: string): Promise<void> {
  await secretary.goWithin(NOWHERE);
  await expect(secretary.page.getByRole('row')).toHaveCount(0);
  await secretary.goWithin(list);
}

/**
 * Opens the pages without a parameter without a reload, and, when this run tells everything, by
 * their address in the first language. Tables are drawn only on a desktop, and read there.
 */
async function lookAtPages(secretary: Secretary, language: Language): Promise<void> {
  const { page } = secretary;
  const inspection = inspectionOf(page);
  for (const [index, path] of inTurn(PAGES, language).entries()) {
    const at = widthOf(index, language);
    await inspection.stand(at);
    const loads = TELLS_EVERY && language === FIRST_LANGUAGE && !BESIDE.has(path);
    await (loads ? secretary.goTo(path) : secretary.goWithin(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await inspection.look(at)).toEqual([]);
    await inspection.stand('desk');
    const cells = page.locator('.office-table td');
    expect.soft(await cells.evaluateAll(cutFigures), `cut off at ${path}`).toEqual([]);
    const words = page.locator('.office-table :is(th, th *, .office-lines)');
    expect.soft(await words.evaluateAll(cutWords), `cut off at ${path}`).toEqual([]);
    await secretary.goWithin(NOWHERE);
  }
}

/**
 * Opens the first panel by its address, and all others without a reload; when this run tells
 * everything, the first one next to each list by its address in the first language.
 */
async function lookAtPanels(
  secretary: Secretary,
  { books, language }: { books: Books; language: Language },
): Promise<void> {
  const inspection = inspectionOf(secretary.page);
  const lists = new Set<string>();
  const isLoaded = (list: string) =>
    lists.size === 0 || (TELLS_EVERY && language === FIRST_LANGUAGE && !lists.has(list));
  for (const { at, pages: panels } of widthByWidth(inTurn(PANELS, language), language)) {
    await inspection.stand(at);
    for (const { list, panel: name } of panels) {
      const path = await pathOfPanel(books, { list, panel: name });
      await (isLoaded(list) ? secretary.goTo(path) : secretary.goWithin(path));
      lists.add(list);
      await expect(secretary.panel, path).toBeVisible();
      expect.soft(await inspection.look(at)).toEqual([]);
    }
  }
}

async function lookAtTabs(
  { page }: Secretary,
  { inspection, language }: { inspection: Inspection; language: Language },
): Promise<void> {
  const tabs = page.locator('.office-tabs a');
  await expect(tabs.first()).toBeVisible();
  for (const { at, pages } of widthByWidth(await tabs.all(), language)) {
    await inspection.stand(at);
    for (const tab of pages) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-current', 'page');
      expect.soft(await inspection.look(at)).toEqual([]);
    }
  }
  await inspection.stand('desk');
}

async function lookBeforeSignIn(
  inspection: Inspection,
  { secretary: { page, origin }, language }: { secretary: Secretary; language: Language },
): Promise<void> {
  expect.soft(await inspection.open(`${origin}/`)).toEqual([]);
  const { forgotten } = textsFor(language)['office-access'];
  await page.getByRole('button', { name: forgotten }).click();
  expect.soft(await inspection.look()).toEqual([]);
  // the page to which the link of an e-mail leads
  expect.soft(await inspection.open(`${origin}/?token=none`)).toEqual([]);
}

/** Something of the office that a button opens; a list of choices closes at another width. */
interface Opened {
  readonly open: (secretary: Secretary) => Promise<void>;
  readonly at?: 'here';
}

async function openPalette({ page, words }: Secretary): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByPlaceholder(words.office.search_placeholder)).toBeVisible();
}

/** Opens a list with more choices than are visible at once. */
async function openChoices(secretary: Secretary): Promise<void> {
  const { page } = secretary;
  await secretary.goTo('/security');
  await page.getByRole('combobox').first().click();
  await expect(page.getByRole('option').nth(12)).toBeAttached();
  await expect(page.getByRole('option').first()).toBeVisible();
}

async function openNewView(secretary: Secretary): Promise<void> {
  const { page, words } = secretary;
  await secretary.goTo('/payments?method=TRANSFER');
  await page.getByRole('button', { name: words.views.save }).click();
  await expect(page.getByLabel(words.views.name)).toBeVisible();
}

/** Returns the dialog behind a button of the first record of a list. */
function dialogOf(list: string, buttonIn: (words: Secretary['words']) => string): Opened {
  return {
    open: async (secretary) => {
      await secretary.goTo(`/${list}`);
      await secretary.page.getByRole('row').nth(1).click();
      const name = buttonIn(secretary.words);
      await secretary.panel.getByRole('button', { name }).first().click();
    },
  };
}

const OPENED: readonly Opened[] = [
  { open: openPalette },
  dialogOf('registrations?cancelled=false', ({ registrations }) => registrations.cancel),
  dialogOf('payments?method=ONLINE&state=PAID', ({ payments }) => payments.refund),
  dialogOf('payments?method=TRANSFER&state=PAID', ({ payments }) => payments.correct),
  dialogOf('payments?method=TRANSFER&state=PAID', ({ payments }) => payments.void),
  dialogOf('availabilities', ({ availabilities }) => availabilities.move),
  dialogOf('availabilities', (w) => textsFor(w.language)['office-date-configurations'].keep),
  dialogOf('collaborators', (w) => textsFor(w.language)['office-access'].give_password),
  { open: openNewView },
  { open: openChoices, at: 'here' },
];

for (const language of LANGUAGES) {
  story.describe(`in ${language}, on a desk and on a phone`, () => {
    story.use({ language });
    story.slow();

    story('staff meet no barrier on any page', async ({ secretary }) => {
      await secretary.signIn('administrator');
      await expectOneDocument(secretary, inTurn(ADDRESSES, language));
      await lookAtPages(secretary, language);
    });

    story('staff meet no barrier in the palette and in dialogs', async ({ secretary }) => {
      const inspection = inspectionOf(secretary.page);
      await secretary.signIn('administrator');
      for (const [index, { open, at }] of inTurn(OPENED, language).entries()) {
        await open(secretary);
        expect.soft(await inspection.look(at ?? widthOf(index, language))).toEqual([]);
      }
    });

    story('staff meet no barrier in any panel', async ({ secretary, books }) => {
      story.setTimeout(900_000);
      await secretary.signInWithoutPage('administrator');
      await secretary.sellSome();
      await books.ask(await books.courseOf('admin@demo.test', `Salsa ${ownNumber()}`));
      await lookAtPanels(secretary, { books, language });
    });

    story('staff meet no barrier on any tab of a record', async ({ secretary }) => {
      const { page, panel, words } = secretary;
      const inspection = inspectionOf(page);
      await secretary.signIn('administrator', NOWHERE);
      for (const list of inTurn(TABBED, language)) {
        await goAfresh(secretary, `/${list}`);
        await page.getByRole('row').nth(1).click();
        if (list !== 'activities')
          await panel.getByRole('link', { name: words.records.open_page }).click();
        await lookAtTabs(secretary, { inspection, language });
      }
    });
  });
}

for (const language of tellings('before the office', LANGUAGES))
  story.describe(`in ${language}`, () => {
    story.use({ language });

    story('staff meet no barrier before they are in the office', async ({ secretary }) => {
      await lookBeforeSignIn(inspectionOf(secretary.page), { secretary, language });
      await secretary.signInToChoosePassword();
      await expect(secretary.page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(secretary.menu).toHaveCount(0);
      expect.soft(await inspectionOf(secretary.page).look()).toEqual([]);
    });
  });

/**
 * Returns times, amounts and communications that do not fit into their cell: half of one would be
 * wrong.
 */
function cutFigures(cells: Element[]): string[] {
  const parts = cells.flatMap((cell) => [cell, ...cell.querySelectorAll('*')]);
  return (
    parts
      // a sentence that somebody wrote may be cut: the pointer over it shows the whole
      .filter((part) => part.textContent.length <= 40)
      .filter((part) => /\d[\s\u00a0\u202f]?(h|€)|\d:\d\d|\+\+\+/.test(part.textContent))
      .filter((part) => getComputedStyle(part).overflow !== 'visible')
      .filter((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth)
      .map((part) => part.textContent)
  );
}

/**
 * Returns the heads of columns and names that do not fit into their cell, though they may continue
 * on further lines.
 */
function cutWords(parts: Element[]): string[] {
  return (
    parts
      .filter((part) => part.textContent.length <= 50 && !part.hasAttribute('data-lines'))
      .filter((part) => getComputedStyle(part).overflow !== 'visible')
      // a difference of a pixel is rounding
      .filter(
        (part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1,
      )
      .map((part) => part.textContent)
  );
}
