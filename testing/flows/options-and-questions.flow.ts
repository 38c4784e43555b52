import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Page } from '@playwright/test';
import { answerEverything } from './people/answers.ts';
import { CHILD, Parent } from './people/parent.ts';
import type { Secretary } from './people/secretary.ts';
import type { Books, Offer } from './stage/books.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import type { Words } from './stage/words.ts';

const MANY = 5_000;
const WISH = 'Un micro rouge, si possible';

/** What staff wrote of the activity, in the language of the story. */
interface Written {
  readonly option: string;
  readonly wish: string;
  readonly choice: string;
}

/** That so many pieces are left, of however many. */
const leftAt = ({ page, words }: Secretary, count: number) =>
  page.getByText(
    new RegExp(words.activities.stock_left(count, 0).replace(/\b0\b/, String.raw`\d+`)),
  );

const save = ({ page, words }: Secretary) =>
  page.getByRole('button', { name: words.office.save, exact: true }).click();

const openTab = ({ page, words }: Secretary, tab: 'options' | 'questions') =>
  page.getByRole('link', { name: words.records.tabs[tab], exact: true }).click();

/** One piece of the first option is left. The demo has sold some already: the stock is one more than those. */
async function leaveOnePiece(secretary: Secretary): Promise<void> {
  const { page, words } = secretary;
  const pieces = page.getByLabel(words.activities.stock).first();
  await openTab(secretary, 'options');
  await pieces.fill(String(MANY));
  await save(secretary);
  const left = await page.getByText(new RegExp(String(MANY))).innerText();
  await pieces.fill(String(MANY - Number(/\d+/.exec(left)?.[0]) + 1));
  await save(secretary);
  await expect(leftAt(secretary, 1)).toBeVisible();
  expect(await inspectionOf(page).look()).toEqual([]);
}

/** Both questions are put to the family, and the second is shown to who gives the first answer to the first one. */
async function writeCondition(secretary: Secretary, language: Language) {
  const { page, words } = secretary;
  const { condition, ...texts } = words.activities;
  await openTab(secretary, 'questions');
  const written = (label: string, place: number) =>
    page
      .getByLabel(new RegExp(`^${label}`))
      .and(page.locator(`[lang=${language}]`))
      .nth(place)
      .inputValue();
  const likes = await written(texts.question_title, 0);
  const wish = await written(texts.question_title, 1);
  const choice = await written(texts.label, 0);
  const choose = async (label: string, option: string, place = 0) => {
    await page.getByRole('combobox', { name: label }).nth(place).click();
    await page.getByRole('option', { name: option }).filter({ visible: true }).click();
  };
  for (const place of [0, 1]) await choose(texts.answered_by, texts.answered_by_whom.FAMILY, place);
  await choose(condition.shown, condition.when(likes));
  await choose(condition.answers, choice);
  await page.keyboard.press('Escape');
  await save(secretary);
  await expect(page.getByText(words.office.saved).last()).toBeVisible();
  expect(await inspectionOf(page).look()).toEqual([]);
  return { wish, choice };
}

/** Registers both children: one piece for two, and a wish that is written once and stays while its question is out of sight. */
async function buyForTwo(page: Page, words: Words, written: Written): Promise<void> {
  const { choice, wish } = written;
  const add = page.getByRole('button', { name: words.cart.add(2) });
  const form = page.locator('main form').filter({ has: add });
  for (const name of [CHILD.firstname, 'Jeanne'])
    await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  await expect(form).toContainText(words.cart.stock.left(1));
  const field = form.getByLabel(wish.slice(0, 10));
  await expect(field).toHaveCount(0);
  await answerEverything(form);
  await field.fill(WISH);
  const box = form.getByRole('checkbox', { name: choice });
  await box.uncheck();
  await expect(field).toHaveCount(0);
  await box.check();
  await expect(field).toHaveValue(WISH);
  await add.click();
  // one piece for two children: it is said under the second, before anything is sent
  await expect(form).toContainText(words.errors['OPTION_SOLD_OUT'] ?? 'no text');
  const size = page.viewportSize();
  expect(await inspectionOf(page).look()).toEqual([]);
  if (size !== null) await page.setViewportSize(size);
  await form.getByRole('switch').last().uncheck();
  await add.click();
  await expect(page).toHaveURL(/\/checkout$/);
}

/** Another family reads that nothing is left; pages may be some seconds late about that. */
async function findItSoldOut(next: Parent, offer: Offer): Promise<void> {
  const { page, words } = next;
  const main = page.getByRole('main');
  await expect(async () => {
    await next.arriveAt(offer.path);
    await main.getByRole('checkbox', { name: new RegExp(CHILD.firstname) }).check();
    await expect(main.getByRole('switch')).toBeDisabled({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await expect(main).toContainText(words.cart.stock.none);
  const size = page.viewportSize();
  expect(await inspectionOf(page).look()).toEqual([]);
  if (size !== null) await page.setViewportSize(size);
}

/** In the office one of both registrations has the piece, and both have the wish of the family. */
async function readInOffice(
  secretary: Secretary,
  of: { readonly books: Books; readonly email: string; readonly written: Written },
): Promise<void> {
  const read: string[] = [];
  for (const registration of await of.books.registrationsOf(of.email)) {
    await secretary.goTo(`/registrations/${registration}`);
    await expect(secretary.panel).toContainText(WISH);
    read.push(await secretary.panel.innerText());
  }
  expect(read).toHaveLength(2);
  expect(read.filter((text) => text.includes(of.written.option))).toHaveLength(1);
}

for (const [language, width, slug] of tellings('options-and-questions', [
  ['fr', 390, 'studio-rap-et-poesie'],
  ['en', 1280, 'theatre-du-parvis'],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'staff leave one piece of an option and say who has to answer what; a parent of two takes it and answers once, the next family reads that it is sold out',
      async ({ page, parent, secretary, books, words }) => {
        story.slow();
        const offer = await books.offerOf(slug);
        await parent.join(offer);
        await secretary.signIn('administrator');
        const title = offer.title[language];
        await secretary.goTo(`/activities?search=${encodeURIComponent(title)}`);
        await secretary.openTheOneFound();
        await leaveOnePiece(secretary);
        const named = secretary.page.locator(`input[lang=${language}]`).first();
        const option = await named.inputValue();
        const written = { option, ...(await writeCondition(secretary, language)) };

        await parent.arriveAt(offer.path);
        await parent.addChild({ firstname: 'Jeanne', birthdate: offer.birthdate });
        await buyForTwo(page, words, written);
        await parent.order('DELAYED');
        await parent.seeConfirmation();
        const [registration] = await books.registrationsOf(parent.email);
        await parent.goTo(`/account/registrations/${registration}`);
        await expect(page.getByRole('main')).toContainText(WISH);

        await page.context().clearCookies();
        const next = new Parent({ page, words, email: `next.${parent.email}` });
        await next.join(offer);
        await findItSoldOut(next, offer);
        await next.addToCart();
        await next.order('DELAYED');
        await next.seeConfirmation();

        await openTab(secretary, 'options');
        await secretary.page.reload();
        await expect(leftAt(secretary, 0)).toBeVisible();
        await readInOffice(secretary, { books, email: parent.email, written });
      },
    );
  });
}
