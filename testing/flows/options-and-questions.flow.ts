import type { Page } from '@playwright/test';
import { answerEverything } from './people/answers.ts';
import { CHILD, Parent } from './people/parent.ts';
import type { Secretary } from './people/secretary.ts';
import type { Books, Offer } from './stage/books.ts';
import { activityOf } from './stage/desk.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';
import { tellings } from './stage/tellings.ts';
import type { Words } from './stage/words.ts';

const MANY = 5_000;
const WISH = 'Un micro rouge, si possible';

/** The texts that staff wrote for the activity, in the language of the story. */
interface Written {
  readonly option: string;
  readonly wish: string;
  readonly choice: string;
}

/**
 * Leaves one piece of the first option, by setting its stock to one more than were sold. Returns
 * the title of the option.
 */
async function leaveOnePiece(
  { call, words: { language } }: Secretary,
  activity: string,
): Promise<string> {
  const setStock = async (stock: number) => {
    const { options, version } = await call('getOfficeActivity', { activity });
    const [first, ...others] = options;
    if (first === undefined) throw new Error('The demo has no option here.');
    const prices = first.prices.map((price, at) => (at === 0 ? { ...price, stock } : price));
    await call('updateActivityOptions', {
      activity,
      version,
      options: [{ ...first, prices }, ...others],
    });
  };
  await setStock(MANY);
  const { options } = await call('getOfficeActivity', { activity });
  await setStock(MANY - (options[0]?.prices[0]?.left ?? 0) + 1);
  return options[0]?.title[language] ?? '';
}

/**
 * Addresses both questions to the family, and shows the second only after the first answer to the
 * first one.
 */
async function writeCondition(
  { call, words: { language } }: Secretary,
  activity: string,
): Promise<{ wish: string; choice: string }> {
  const { questions, version } = await call('getOfficeActivity', { activity });
  const [likes, wish, ...others] = questions;
  if (likes === undefined || wish === undefined) throw new Error('The demo asks too little here.');
  await call('updateActivityQuestions', {
    activity,
    version,
    questions: [
      { ...likes, answered_by: 'FAMILY' },
      { ...wish, answered_by: 'FAMILY', shown_when: { question: 0, choices: [0] } },
      ...others,
    ],
  });
  return { wish: wish.title[language], choice: likes.choices[0]?.label[language] ?? '' };
}

/**
 * Registers both children: one piece for two, and a wish that is written once and stays while its
 * question is hidden.
 */
async function buyForTwo(page: Page, words: Words, condition: Written): Promise<void> {
  const { choice, wish } = condition;
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
  // one piece for two children: the error is shown under the second, before anything is sent
  await expect(form).toContainText(words.errors['OPTION_SOLD_OUT'] ?? 'no text');
  expect(await inspectionOf(page).look()).toEqual([]);
  await form.getByRole('switch').last().uncheck();
  await add.click();
  await expect(page).toHaveURL(/\/checkout$/);
}

/**
 * Another family sees that nothing is left, and takes the date without it; pages may be some
 * seconds behind.
 */
async function findItSoldOut(next: Parent, offer: Offer): Promise<void> {
  const { page, words } = next;
  const main = page.getByRole('main');
  await next.openAccount(offer.birthdate);
  await expect(async () => {
    await next.arriveAt(offer.path);
    await main.getByRole('checkbox', { name: new RegExp(CHILD.firstname) }).check();
    await expect(main.getByRole('switch')).toBeDisabled({ timeout: 500 });
  }).toPass({ intervals: [2_000], timeout: 60_000 });
  await expect(main).toContainText(words.cart.stock.none);
  expect(await inspectionOf(page).look()).toEqual([]);
  await next.addToCart();
  await next.order('DELAYED');
  await next.seeConfirmation();
}

/**
 * Checks in the office that one of both registrations has the piece, and both have the wish of the
 * family.
 */
async function readInOffice(
  secretary: Secretary,
  of: { readonly books: Books; readonly email: string; readonly written: Written },
): Promise<void> {
  const answers_read: string[] = [];
  for (const registration of await of.books.registrationsOf(of.email)) {
    await secretary.goWithin(`/registrations/${registration}`);
    await expect(secretary.panel).toContainText(WISH);
    answers_read.push(await secretary.panel.innerText());
  }
  expect(answers_read).toHaveLength(2);
  expect(answers_read.filter((text) => text.includes(of.written.option))).toHaveLength(1);
}

for (const [language, width, slug] of tellings('options-and-questions', [
  ['fr', 390, 'studio-rap-et-poesie'],
  ['en', 1280, 'theatre-du-parvis'],
])) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'staff leave one piece of an option and make questions conditional; a parent of two takes it and answers once, and the next family sees that it is sold out',
      async ({ page, parent, secretary, books, words }) => {
        story.slow();
        const offer = await books.offerOf(slug);
        await parent.openAccount(offer.birthdate);
        await parent.addSister({ firstname: 'Jeanne', birthdate: offer.birthdate });
        await secretary.signInWithoutPage('administrator');
        const activity = await activityOf(secretary, offer.title[language]);
        const option = await leaveOnePiece(secretary, activity);
        const condition = { option, ...(await writeCondition(secretary, activity)) };

        await parent.arriveAt(offer.path);
        await buyForTwo(page, words, condition);
        await parent.order('DELAYED');
        await parent.seeConfirmation();
        const [registration] = await books.registrationsOf(parent.email);
        await parent.goTo(`/account/registrations/${registration}`);
        await expect(page.getByRole('main')).toContainText(WISH);

        await page.context().clearCookies();
        const next = new Parent({ page, words, email: `next.${parent.email}` });
        await findItSoldOut(next, offer);

        await secretary.goTo(`/activities/${activity}/options`);
        const { stock_left } = secretary.words.activities;
        await expect(secretary.page.getByText(stock_left(0, 0))).toBeVisible();
        await readInOffice(secretary, { books, email: parent.email, written: condition });
      },
    );
  });
}
