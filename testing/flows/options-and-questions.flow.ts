import { answerEverything } from './people/answers.ts';
import { CHILD, Parent } from './people/parent.ts';
import { inspectionOf } from './stage/inspection.ts';
import { expect, story } from './stage/story.ts';

const MANY = 5_000;
const WISH = 'Un micro rouge, si possible';

const escaped = (text: string) => text.replaceAll(/[.?()]/g, String.raw`\$&`);

for (const [language, width, slug] of [
  ['fr', 390, 'studio-rap-et-poesie'],
  ['en', 1280, 'theatre-du-parvis'],
] as const) {
  story.describe(`in ${language} at ${width} px`, () => {
    story.use({ language, width });

    story(
      'staff say that there is one piece of an option; and who is asked what; a parent of two takes it and answers, the next family reads that it is sold out',
      async ({ page, parent, secretary, books, words }) => {
        story.slow();
        const offer = await books.offerOf(slug);
        const main = page.getByRole('main');
        const { stock } = words.cart;
        await parent.join(offer);

        const { activities, office, records } = secretary.words;
        const title = offer.title[language];
        const desk = secretary.page;
        await secretary.signIn('administrator');
        await secretary.goTo(`/activities?search=${encodeURIComponent(title)}`);
        await secretary.openTheOneFound();
        await desk.getByRole('link', { name: records.tabs.options, exact: true }).click();
        const pieces = desk.getByLabel(activities.stock).first();
        const limit = async (to: number) => {
          await pieces.fill(String(to));
          await desk.getByRole('button', { name: office.save, exact: true }).click();
        };
        const left = (count: number) =>
          desk.getByText(
            new RegExp(activities.stock_left(count, 0).replace(/\b0\b/, String.raw`\d+`)),
          );
        // the demo has sold some already: with one more than those there is one left
        await limit(MANY);
        const said = desk.getByText(new RegExp(String(MANY)));
        const spare = Number(/\d+/.exec(await said.innerText())?.[0]);
        await limit(MANY - spare + 1);
        await expect(left(1)).toBeVisible();
        expect(await inspectionOf(desk).look()).toEqual([]);

        // the second question is shown to who gave the first answer to the first one
        await desk.getByRole('link', { name: records.tabs.questions, exact: true }).click();
        const titles = desk.getByLabel(new RegExp(`^${activities.question_title}`));
        const choices = desk.getByLabel(new RegExp(`^${activities.label}`));
        const inLanguage = desk.locator(`[lang=${language}]`);
        const likes = await titles.and(inLanguage).first().inputValue();
        const wish = await titles.and(inLanguage).nth(1).inputValue();
        const making = await choices.and(inLanguage).first().inputValue();
        const { condition } = activities;
        await desk.getByRole('combobox', { name: condition.shown }).click();
        await desk.getByRole('option', { name: condition.when(likes) }).click();
        await desk.getByRole('combobox', { name: condition.answers }).click();
        await desk.getByRole('option', { name: making }).click();
        await desk.keyboard.press('Escape');
        await desk.getByRole('button', { name: office.save, exact: true }).click();
        await expect(desk.getByText(office.saved)).toBeVisible();
        expect(await inspectionOf(desk).look()).toEqual([]);

        await parent.arriveAt(offer.path);
        await parent.addChild({ firstname: 'Jeanne', birthdate: offer.birthdate });
        const add = page.getByRole('button', { name: words.cart.add(2) });
        const form = page.locator('main form').filter({ has: add });
        for (const name of [CHILD.firstname, 'Jeanne'])
          await main.getByRole('checkbox', { name: new RegExp(name) }).check();
        await expect(form).toContainText(stock.left(1));
        const asked = form.getByLabel(new RegExp(`^${escaped(wish)}`));
        await expect(asked).toHaveCount(0);
        await answerEverything(form);
        await expect(asked).toHaveCount(2);
        await asked.first().fill(WISH);
        const boxes = form.getByRole('checkbox', { name: making });
        await boxes.first().uncheck();
        await expect(asked).toHaveCount(1);
        await boxes.first().check();
        // what was typed is there again
        await expect(asked.first()).toHaveValue(WISH);
        await add.click();
        // one piece for two children: it is said under the second, before anything is sent
        await expect(form).toContainText(words.errors['OPTION_SOLD_OUT'] ?? 'no text');
        expect(await inspectionOf(page).look()).toEqual([]);
        await page.setViewportSize({ width, height: 844 });
        await form.getByRole('switch').last().uncheck();
        await add.click();
        await expect(page).toHaveURL(/\/checkout$/);
        await parent.order('DELAYED');
        await parent.seeConfirmation();

        const next = new Parent({ page, words, email: `next.${parent.email}` });
        await page.context().clearCookies();
        await next.join(offer);
        // pages may be some seconds late about what was sold
        await expect(async () => {
          await next.arriveAt(offer.path);
          await main.getByRole('checkbox', { name: new RegExp(CHILD.firstname) }).check();
          await expect(main.getByRole('switch')).toBeDisabled({ timeout: 500 });
        }).toPass({ timeout: 60_000 });
        await expect(main).toContainText(stock.none);
        expect(await inspectionOf(page).look()).toEqual([]);
        await page.setViewportSize({ width, height: 844 });
        await next.addToCart();
        await next.order('DELAYED');
        await next.seeConfirmation();

        await desk.getByRole('link', { name: records.tabs.options, exact: true }).click();
        await desk.reload();
        await expect(left(0)).toBeVisible();
        const option = await desk.locator(`input[lang=${language}]`).first().inputValue();
        // of two children one has the piece, and one the wish
        const read: string[] = [];
        for (const registration of await books.registrationsOf(parent.email)) {
          await secretary.goTo(`/registrations/${registration}`);
          await expect(secretary.panel).toContainText(title);
          read.push(await secretary.panel.innerText());
        }
        expect(read.filter((text) => text.includes(option))).toHaveLength(1);
        expect(read.filter((text) => text.includes(WISH))).toHaveLength(1);
      },
    );
  });
}
